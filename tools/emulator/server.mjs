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

/** Runs on without commands; `pace`: never faster than a real board. */
function runFree() {
  if (free === null || !board.powered) return;
  board.runFor(SLICE);
  const lead = free.pace ? ahead() : 0;
  if (lead > 1) setTimeout(runFree, lead);
  else setImmediate(runFree);
}

/** How far the emulated time is before the wall clock, in milliseconds; never far behind it. */
function ahead() {
  const lead = board.milliseconds - free.milliseconds - (performance.now() - free.wall);
  if (lead < -100) free.wall = performance.now() - (board.milliseconds - free.milliseconds);
  return lead;
}

/** Runs up to `ms`, or until the console has said `until`; what it said is in the answer. */
function run({ ms, until }) {
  if (until === undefined) board.runFor(ms);
  const end = board.milliseconds + ms;
  const { fromBoard } = board.console;
  const wanted = until === undefined ? null : Buffer.from(until, 'latin1');
  let looked = 0;
  let found = false;
  while (wanted !== null && board.powered) {
    found = Buffer.from(fromBoard.slice(looked)).includes(wanted);
    if (found || board.milliseconds >= end - 1e-6) break;
    looked = Math.max(0, fromBoard.length - wanted.length);
    board.runFor(Math.min(1, end - board.milliseconds));
  }
  return { found };
}

function listen({ port }) {
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
