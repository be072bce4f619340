// A script under MicroPython's WebAssembly port, whose objects are as large as the board's:
//   node wasm.mjs SCRIPT FOLDER... -- ARGUMENT...
// SCRIPT has a generator function `main(*arguments)`. It is resumed again and again, and garbage
// is collected in between: this port cannot do so while Python runs. What it yields, if anything,
// is printed, with the bytes in use now and the most so far.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs';

const COLLECT_EVERY = 50; // resumptions
const BOARD_HEAP = 0x20000000;

// The collector takes every word that could be an address for one. Here the heap would lie so low
// that two 16-bit numbers side by side look like an address in it, and keep what is garbage on the
// board. So it is put where the board's lies.
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const { module, instance } = await instantiate(...given);
  const { malloc, mp_js_init: init } = instance.exports;
  const mp_js_init = (...sizes) => {
    malloc(BOARD_HEAP - malloc(1));
    return init(...sizes);
  };
  return { module, instance: { exports: { ...instance.exports, mp_js_init } } };
};

const words = process.argv.slice(2);
const end = words.indexOf('--');
const [script, ...folders] = words.slice(0, end);
const micropython = await loadMicroPython({ stdout: (line) => console.log(line) });

/** Copies a folder of this computer into the port's file system. */
function copy(from, to) {
  micropython.FS.mkdirTree(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), `${to}/${name}`];
    if (statSync(source).isDirectory()) copy(source, target);
    else if (name.endsWith('.py')) micropython.FS.writeFile(target, readFileSync(source));
  }
}

for (const folder of folders) copy(folder, '/lib');
micropython.FS.writeFile('/lib/script.py', readFileSync(script));
micropython.FS.mkdirTree('/save');
micropython.runPython(`
import gc, micropython, sys
micropython.opt_level(3)  # as the build compiles for a board
sys.path.append('/lib')
from script import main
_going = main(*${JSON.stringify(words.slice(end + 1))})
_said = _ended = None
_most = 0

def _resume(times):
    global _said, _ended
    _said = None
    for _ in range(times):
        try:
            _said = next(_going)
        except StopIteration:
            _ended = True
            return
        if _said is not None:
            return

def _look():
    global _most
    _most = max(_most, gc.mem_alloc())
    if _said is not None:
        print(_said, gc.mem_alloc(), _most)
`);
try {
  while (!micropython.globals.get('_ended')) {
    micropython.runPython(`_resume(${COLLECT_EVERY})`);
    micropython.runPython('gc.collect()');
    micropython.runPython('_look()');
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
