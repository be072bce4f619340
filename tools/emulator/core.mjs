import { INSTRUCTIONS } from './instructions.mjs';
import { FLASH_PAGE, MemoryCore, SRAM, SRAM_SIZE } from './memory.mjs';

const IDLE_STRIDE = 125000; // cycles: idle time is jumped over at most 1 ms at a stroke
const LONGEST_SLICE = 0x20000000; // cycles: what is left of a slice stays a small integer

/** For each of the 65,536 halfwords the number of its instruction. */
const CASES = new Uint8Array(65536);
INSTRUCTIONS.toReversed().forEach(([form], reversed) => {
  const fixed = parseInt(form.replace(/[01]/g, '1').replace(/\./g, '0'), 2);
  const value = parseInt(form.replace(/\./g, '0'), 2);
  for (let opcode = 0; opcode < 65536; opcode++) {
    if ((opcode & fixed) === value) CASES[opcode] = INSTRUCTIONS.length - 1 - reversed;
  }
});

/** The halfword at `pc`, put into the variable `name`. */
const fetch = (name) => `
  if (pc >>> 24 === ${FLASH_PAGE}) ${name} = flash16[(pc & flashMask) >> 1];
  else if ((pc ^ ${SRAM}) >>> 0 < ${SRAM_SIZE}) ${name} = sram16[(pc ^ ${SRAM}) >> 1];
  else ${name} = rom16[pc >> 1];`;
const LEAVE = `
  R[15] = pc;
  this.N = nz < 0;
  this.Z = nz === 0;
  this.C = c !== 0;
  this.V = v !== 0;
  this.cycles = this.limit - left;`;
const ENTER = `
  pc = R[15] & ~1;
  nz = this.Z ? 0 : this.N ? -1 : 1;
  c = this.C ? 1 : 0;
  v = this.V ? 1 : 0;
  left = this.settle((this.limit - this.cycles) | 0);`;
const RARE = `pc = (pc - 2) | 0; left++; ${LEAVE} this.executeInstruction(); ${ENTER}`;

/** The source of the interpreter: one switch, with the processor's state in local variables. */
function interpreter() {
  const expand = (code) =>
    code
      .replace('RARE', RARE)
      .replace('LEAVE', LEAVE)
      .replace('ENTER', ENTER)
      .replace(/FETCH\((\w)\)/, (_, name) => fetch(name));
  const cases = INSTRUCTIONS.map(([, code], number) => `case ${number}: ${expand(code)} break;`);
  return `
    const R = this.words;
    const { flash16, sram16, rom16, flashMask } = this;
    let pc, nz, c, v, left;
    let op = 0, a = 0, b = 0, r = 0;
    ${ENTER}
    while (left > 0) {
      ${fetch('op')}
      pc = (pc + 2) | 0;
      left--;
      switch (cases[op]) { ${cases.join('\n')} }
    }
    ${LEAVE}`;
}

/**
 * rp2040js's core with a faster interpreter: the same results and cycle counts. Whatever is rare
 * (exceptions, special registers, peripherals) is left to rp2040js.
 */
export class FastCore extends MemoryCore {
  /** Runs until the cycle counter reaches `until`, or until `requestBreak()`. */
  runUntil(until) {
    const { clock } = this;
    this.breakRequested = false;
    while (this.cycles < until && !this.breakRequested) {
      if (this.pendingInterrupts & this.enabledInterrupts) this.waiting = false;
      if (this.interruptsUpdated) this.checkForInterrupts();
      const deadline = clock.deadline;
      if (this.waiting) {
        this.cycles = Math.min(deadline, until, this.cycles + IDLE_STRIDE);
      } else {
        this.limit = Math.min(deadline, until, this.cycles + LONGEST_SLICE);
        this.execute();
      }
      if (this.cycles >= deadline) clock.fire();
    }
  }

  /** Ends `runUntil` after the instruction that is being carried out. */
  requestBreak() {
    this.breakRequested = true;
    this.slow = 1;
  }

  /** A slice also ends when the processor begins to wait. */
  settle(left, penalty) {
    if (!this.waiting) return super.settle(left, penalty);
    this.limit -= left;
    return 0;
  }

  /**
   * An interrupt line changes. It ends a wait even if it is masked (the program looks for it
   * then), but is taken only when it may be.
   */
  setInterrupt(irq, value) {
    const bit = 1 << irq;
    if (!value) this.pendingInterrupts &= ~bit;
    else if ((this.pendingInterrupts & bit) === 0) {
      this.pendingInterrupts |= bit;
      this.interruptsUpdated = true;
    }
  }
}

const execute = new Function('cases', interpreter());
/** One slice: instructions until `limit`, or until an access changed what is due. */
FastCore.prototype.execute = function () {
  execute.call(this, CASES);
};
