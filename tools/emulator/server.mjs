// The emulator as a process: one JSON object a line on stdin, one in answer on stdout.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { Board } from './board.mjs';

const SLICE = 0.5; // emulated milliseconds between two looks at sockets and commands
console.warn = () => {}; // rp2040js tells of registers it does not know
const [bootromFile, flashFile, options] = process.argv.slice(2);
const board = new Board(readFileSync(bootromFile), readFileSync(flashFile), JSON.parse(options));
const memories = new Map();
const sockets = new Set();
let server = null;
let free = null; // while the board runs by itself: the wall clock and emulated time it began at

board.console.onOutput = (bytes) => {
  for (const socket of sockets) socket.write(bytes);
};

/** Runs on without commands, at most `pace` times as fast as a real board. */
function runFree() {
  if (free === null || !board.powered) return;
  board.runFor(SLICE);
  const lead = ahead();
  if (lead > 1) setTimeout(runFree, lead);
  else setImmediate(runFree);
}

/** How far the board is before its pace, in milliseconds of the wall clock. */
function ahead() {
  const passed = (board.milliseconds - free.milliseconds) / free.pace;
  const lead = passed - (performance.now() - free.wall);
  if (lead < -100) free.wall = performance.now() - passed;
  return lead;
}

/** Runs for `ms`, or until the console says `text` or the display shows `picture`. */
function run({ ms, text, picture }) {
  const met = text !== undefined ? says(text) : picture !== undefined ? shows(picture) : null;
  if (met === null) {
    board.runFor(ms);
    return {};
  }
  const end = board.milliseconds + ms;
  while (!met()) {
    if (!board.powered || board.milliseconds >= end - 1e-6) return { found: false };
    board.runFor(Math.min(1, end - board.milliseconds));
  }
  return { found: true };
}

/** Whether the console has said `text` since the last answer; looks at what is new each time. */
function says(text) {
  const { fromBoard } = board.console;
  const wanted = Buffer.from(text);
  let looked = 0;
  return () => {
    const found = Buffer.from(fromBoard.slice(looked)).includes(wanted);
    looked = Math.max(0, fromBoard.length - wanted.length);
    return found;
  };
}

/** Whether the display shows `picture`, looked at after each transfer of a byte. */
function shows(picture) {
  const wanted = Buffer.from(picture, 'base64');
  let looked = -1;
  return () => {
    if (board.display.drawn === looked) return false;
    looked = board.display.drawn;
    return wanted.equals(board.display.picture());
  };
}

function listen({ port }) {
  server?.close();
  return new Promise((resolve, reject) => {
    server = createServer((socket) => {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('data', (bytes) => board.console.send(bytes));
      socket.on('error', () => sockets.delete(socket));
      socket.on('close', () => sockets.delete(socket));
    });
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve({ port: server.address().port }));
  });
}

const COMMANDS = {
  run,
  listen,
  state: () => ({}),
  send: ({ data }) => board.console.send(Buffer.from(data, 'base64')),
  button: ({ pin, down }) => board.setButton(pin, down),
  reset: () => board.reset(),
  power: () => board.powerCycle(),
  cut({ at, when }) {
    board.flash.cutAt = at === 0 ? 0 : board.flash.operations + at;
    board.flash.cutWhen = when;
  },
  go({ pace }) {
    const milliseconds = board.milliseconds;
    free = { pace, wall: performance.now(), milliseconds };
    runFree();
  },
  halt: () => {
    free = null;
  },
  remember: ({ name }) => {
    memories.set(name, board.remember());
  },
  recall: ({ name }) => memories.get(name)(),
  picture: () => ({ buffer: Buffer.from(board.display.picture()).toString('base64') }),
  frames: () => ({ frames: board.display.frames }),
  wear: () => ({ wear: [...board.flash.wear] }),
  read({ offset, size }) {
    const bytes = board.flashBytes.subarray(offset, offset + size);
    return { data: Buffer.from(bytes).toString('base64') };
  },
  write: ({ offset, data }) => board.flashBytes.set(Buffer.from(data, 'base64'), offset),
};

/** What the console has said since the last answer. */
const said = () => board.console.take().toString('base64');

/** What every answer carries. */
function state() {
  const { display, flash } = board;
  return {
    ms: board.milliseconds,
    ms_since_reset: board.clock.nanos / 1e6,
    cycles: board.chip.core.cycles,
    powered: board.powered,
    led: board.led,
    tone: board.tone,
    frames_sent: display.frameCount,
    display: { on: display.on && display.pump, contrast: display.contrast },
    flash: { operations: flash.operations, erases: flash.erases, programs: flash.programs },
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { command, ...rest } = JSON.parse(line);
  let answer;
  try {
    answer = { ...(await COMMANDS[command](rest)), text: said(), state: state() };
  } catch (error) {
    answer = { error: String(error.message) };
  }
  process.stdout.write(JSON.stringify(answer) + '\n');
}
process.exit(0);
