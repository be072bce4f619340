// The game under MicroPython's WebAssembly port, linked by standard input and output:
//   node in_node.mjs SAVES WIDTHxHEIGHT FIRMWARE BOARDS IN_NODE_PY
// The port has files in memory only. The link is one of them, a device; the files of the folder
// SAVES are copied in, and out again whenever one has changed and the game waits.
import * as fs from 'node:fs';
import { join } from 'node:path';
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs';

const [folder, size, firmware, boards, start] = process.argv.slice(2);
const COLLECT_EVERY = 20; // turns
const SAVES = '/save';
const LINK = '/dev/link';
const HEAP = 1 << 20;
const IO_ERROR = 29; // EIO, as Emscripten counts errors

const micropython = await loadMicroPython({
  heapsize: HEAP,
  pystack: 8192,
  stdout: (line) => fs.writeSync(2, `${line}\n`),
  stderr: (line) => fs.writeSync(2, `${line}\n`),
});
const { FS } = micropython;

/** Copies a folder's Python files into the port's file system. */
function copy(from, to) {
  FS.mkdirTree(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), `${to}/${entry.name}`];
    if (entry.isDirectory()) copy(source, target);
    else if (entry.name.endsWith('.py')) FS.writeFile(target, fs.readFileSync(source));
  }
}

const kept = new Map(); // name: what the folder of saves holds, as far as the game knows

function takeSaves() {
  FS.mkdirTree(SAVES);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const data = fs.readFileSync(join(folder, entry.name));
    kept.set(entry.name, data);
    FS.writeFile(`${SAVES}/${entry.name}`, data);
  }
}

/** Writes what has changed: aside and renamed, so that a file is the old one or the new one. */
function keepSaves() {
  const names = FS.readdir(SAVES).filter((name) => FS.isFile(FS.stat(`${SAVES}/${name}`).mode));
  for (const name of names) {
    const data = Buffer.from(FS.readFile(`${SAVES}/${name}`));
    if (kept.get(name)?.equals(data)) continue;
    const target = join(folder, name);
    fs.writeFileSync(`${target}.part`, data);
    fs.renameSync(`${target}.part`, target);
    kept.set(name, data);
  }
  for (const name of kept.keys()) {
    if (names.includes(name)) continue;
    fs.rmSync(join(folder, name), { force: true });
    kept.delete(name);
  }
}

/** Does what reads or writes the link; what goes wrong is an OSError to Python. */
function attempt(work) {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (error.code === 'EOF') return 0; // so Windows tells the end
      if (error.code !== 'EAGAIN') throw new FS.ErrnoError(IO_ERROR);
    }
  }
}

const device = FS.makedev(64, 0);
FS.registerDevice(device, {
  read(_stream, buffer, offset, length) {
    keepSaves();
    return attempt(() => fs.readSync(0, buffer, offset, length, null));
  },
  write(_stream, buffer, offset, length) {
    for (let at = 0; at < length; ) {
      at += attempt(() => fs.writeSync(1, buffer, offset + at, length - at));
    }
    return length;
  },
});
FS.mkdev(LINK, 0o666, device);
for (const source of [firmware, boards]) copy(source, '/lib');
FS.writeFile('/lib/in_node.py', fs.readFileSync(start));
takeSaves();
const [width, height] = size.split('x').map(Number);
try {
  micropython.runPython(`
import in_node
turn = in_node.begin('${LINK}', ${width}, ${height}, '${SAVES}')
import gc
`);
  for (let turns = 1; ; turns++) {
    micropython.runPython('turn()');
    if (turns % COLLECT_EVERY === 0) micropython.runPython('gc.collect()');
  }
} catch (error) {
  if (error.type !== 'SystemExit') {
    fs.writeSync(2, `${error.message}\n`);
    process.exitCode = 1;
  }
} finally {
  keepSaves();
}
