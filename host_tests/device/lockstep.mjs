// Runs two boards side by side, one with the fast core and one with rp2040js's own interpreter:
//   node lockstep.mjs BOOTROM FLASH SOURCE INSTRUCTIONS
// After the start-up SOURCE is sent to the console; then every instruction must leave the same
// registers, flags and cycles. Prints the first difference and fails, or how many were the same.
import { readFileSync } from 'node:fs';
import { Board } from '../../tools/emulator/board.mjs';

const START_MS = 400;
const [bootrom, flash, source] = process.argv.slice(2, 5).map((path) => readFileSync(path));
const instructions = Number(process.argv[5]);
console.warn = () => {};

/** rp2040js takes carry and shifted bit from a shift by a register that holds 0; ARM does not. */
const isShiftByRegister = (opcode) => [0x4080, 0x40c0, 0x4100].includes(opcode & 0xffc0);

/** rp2040js's way through a slice, instruction by instruction. */
function plain() {
  while (this.cycles < this.limit && !this.waiting && !this.interruptsUpdated) {
    this.executeInstruction();
    if (this.breakRequested || this.clock.deadline < this.limit) break;
  }
}

function make() {
  const board = new Board(bootrom, flash);
  const { sio, core } = board.chip;
  const divide = sio.updateHardwareDivider;
  sio.updateHardwareDivider = function (signed) {
    const { cycles } = core; // rp2040js counts 8 cycles more here, but its clock does not
    divide.call(this, signed);
    core.cycles = cycles;
  };
  board.runFor(START_MS);
  board.console.send(source);
  return board;
}

function state({ N, Z, C, V, cycles, registers, PM, waiting }) {
  return [...registers.subarray(0, 15), registers[15] & ~1, cycles, PM, waiting, N, Z, C, V].join();
}

const [fast, slow] = [make(), make()];
slow.chip.core.execute = plain;
for (let done = 0; done < instructions; done++) {
  const at = fast.chip.core.registers[15] & ~1;
  for (const { chip } of [fast, slow]) chip.core.runUntil(chip.core.cycles + 1);
  if (isShiftByRegister(fast.chip.readUint16(at))) slow.chip.core.C = fast.chip.core.C;
  const [one, other] = [state(fast.chip.core), state(slow.chip.core)];
  if (one !== other) {
    console.log(`instruction ${done} at ${at.toString(16)}:\n${one}\n${other}`);
    process.exit(1);
  }
}
console.log(`${instructions} the same`);
