import { CASES } from './decode.mjs';
import { CortexM0Core } from './node_modules/rp2040js/dist/esm/cortex-m0-core.js';

const SRAM = 0x20000000;
const SRAM_SIZE = 0x42000;
const FLASH_PAGE = 0x10; // the top byte of an address in the cached flash window
const IDLE_STRIDE = 125000; // cycles: idle time is jumped over at most 1 ms at a stroke

/**
 * rp2040js's core with a faster interpreter: one switch over predecoded cases, flags in local
 * variables, memory through typed arrays. Same results and cycle counts; whatever is rare
 * (exceptions, special registers, peripherals) is left to rp2040js.
 */
export class FastCore extends CortexM0Core {
  constructor(rp2040, clock) {
    super(rp2040);
    this.clock = clock;
    this.words = new Int32Array(this.registers.buffer);
    this.sram32 = new Int32Array(rp2040.sram.buffer);
    this.sram16 = new Uint16Array(rp2040.sram.buffer);
    this.sram8 = rp2040.sram;
    this.rom16 = new Uint16Array(rp2040.bootrom.buffer);
    this.useFlash(rp2040.flash);
    this.limit = 0; // the cycle at which the running slice ends
    this.slow = 0; // 1 after an access that was not to memory: its cost and effects are due
    this.penalty = 0;
    this.breakRequested = false;
  }

  /** The flash array; its length must be a power of two. */
  useFlash(flash) {
    this.flash8 = flash;
    this.flash16 = new Uint16Array(flash.buffer);
    this.flash32 = new Int32Array(flash.buffer);
    this.flashMask = flash.length - 1;
  }

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
        this.limit = Math.min(deadline, until, this.cycles + 0x20000000);
        this.execute();
      }
      if (this.cycles >= deadline) clock.fire();
    }
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

  /** Ends `runUntil` after the instruction that is being carried out. */
  requestBreak() {
    this.breakRequested = true;
    this.slow = 1;
  }

  /** Settles what an access outside memory cost; 0 ends the slice, since something changed. */
  settle(left, penalty = this.penalty) {
    this.slow = 0;
    left -= penalty;
    this.penalty = 0;
    if (this.breakRequested || this.interruptsUpdated || this.clock.deadline < this.limit) {
      this.limit -= left;
      return 0;
    }
    return left;
  }

  outside(address, left, write) {
    this.cycles = this.limit - left;
    this.slow = 1;
    const top = address >>> 28;
    if (top === 4) this.penalty += write ? 3 : 2;
    else if (top === 13) this.penalty -= 1;
  }

  load32(address, left) {
    const offset = address ^ SRAM;
    if (offset >>> 0 < SRAM_SIZE && (address & 3) === 0) return this.sram32[offset >> 2];
    if (address >>> 24 === FLASH_PAGE) return this.flash32[(address & this.flashMask) >> 2];
    this.outside(address, left, false);
    return this.rp2040.readUint32(address >>> 0);
  }

  load16(address, left) {
    const offset = address ^ SRAM;
    if (offset >>> 0 < SRAM_SIZE) return this.sram16[offset >> 1];
    if (address >>> 24 === FLASH_PAGE) return this.flash16[(address & this.flashMask) >> 1];
    this.outside(address, left, false);
    return this.rp2040.readUint16(address >>> 0);
  }

  load8(address, left) {
    const offset = address ^ SRAM;
    if (offset >>> 0 < SRAM_SIZE) return this.sram8[offset];
    if (address >>> 24 === FLASH_PAGE) return this.flash8[address & this.flashMask];
    this.outside(address, left, false);
    return this.rp2040.readUint8(address >>> 0);
  }

  store32(address, value, left) {
    const offset = address ^ SRAM;
    if (offset >>> 0 < SRAM_SIZE && (address & 3) === 0) {
      this.sram32[offset >> 2] = value;
      return;
    }
    this.outside(address, left, true);
    this.rp2040.writeUint32(address >>> 0, value >>> 0);
  }

  store16(address, value, left) {
    const offset = address ^ SRAM;
    if (offset >>> 0 < SRAM_SIZE) {
      this.sram16[offset >> 1] = value;
      return;
    }
    this.outside(address, left, true);
    this.rp2040.writeUint16(address >>> 0, value & 0xffff);
  }

  store8(address, value, left) {
    const offset = address ^ SRAM;
    if (offset >>> 0 < SRAM_SIZE) {
      this.sram8[offset] = value;
      return;
    }
    this.outside(address, left, true);
    this.rp2040.writeUint8(address >>> 0, value & 0xff);
  }

  /** One slice: instructions until `limit`, or until an access changed what is due. */
  execute() {
    const R = this.words;
    const cases = CASES;
    const { flash16, sram16, rom16, flashMask } = this;
    let left = (this.limit - this.cycles) | 0;
    let pc = R[15] & ~1;
    let nz = this.Z ? 0 : this.N ? -1 : 1; // N and Z as the value they were made from
    let c = this.C ? 1 : 0;
    let v = this.V ? 1 : 0;
    let a = 0;
    let b = 0;
    let r = 0;

    while (left > 0) {
      let op;
      if (pc >>> 24 === FLASH_PAGE) op = flash16[(pc & flashMask) >> 1];
      else if ((pc ^ SRAM) >>> 0 < SRAM_SIZE) op = sram16[(pc ^ SRAM) >> 1];
      else op = rom16[pc >> 1];
      pc = (pc + 2) | 0;
      left--;
      switch (cases[op]) {
        case 1: // LSLS imm
          a = R[(op >> 3) & 7];
          b = op >> 6;
          if (b !== 0) c = (a >>> (32 - b)) & 1;
          R[op & 7] = nz = a << b;
          break;
        case 2: // LSRS imm
          a = R[(op >> 3) & 7];
          b = (op >> 6) & 31;
          c = (a >>> ((b - 1) & 31)) & 1;
          R[op & 7] = nz = b === 0 ? 0 : (a >>> b) | 0;
          break;
        case 3: // ASRS imm
          a = R[(op >> 3) & 7];
          b = (op >> 6) & 31;
          c = (a >>> ((b - 1) & 31)) & 1;
          R[op & 7] = nz = b === 0 ? a >> 31 : a >> b;
          break;
        case 4: // ADDS reg
          a = R[(op >> 3) & 7];
          b = R[(op >> 6) & 7];
          R[op & 7] = nz = (a + b) | 0;
          c = nz >>> 0 < a >>> 0 ? 1 : 0;
          v = ((a ^ nz) & (b ^ nz)) >>> 31;
          break;
        case 5: // SUBS reg
          a = R[(op >> 3) & 7];
          b = R[(op >> 6) & 7];
          R[op & 7] = nz = (a - b) | 0;
          c = a >>> 0 >= b >>> 0 ? 1 : 0;
          v = ((a ^ b) & (a ^ nz)) >>> 31;
          break;
        case 6: // ADDS imm3
          a = R[(op >> 3) & 7];
          R[op & 7] = nz = (a + ((op >> 6) & 7)) | 0;
          c = nz >>> 0 < a >>> 0 ? 1 : 0;
          v = (~a & nz) >>> 31;
          break;
        case 7: // SUBS imm3
          a = R[(op >> 3) & 7];
          b = (op >> 6) & 7;
          R[op & 7] = nz = (a - b) | 0;
          c = a >>> 0 >= b ? 1 : 0;
          v = (a & ~nz) >>> 31;
          break;
        case 8: // MOVS imm8
          R[(op >> 8) & 7] = nz = op & 255;
          break;
        case 9: // CMP imm8
          a = R[(op >> 8) & 7];
          b = op & 255;
          nz = (a - b) | 0;
          c = a >>> 0 >= b ? 1 : 0;
          v = (a & ~nz) >>> 31;
          break;
        case 10: // ADDS imm8
          r = (op >> 8) & 7;
          a = R[r];
          R[r] = nz = (a + (op & 255)) | 0;
          c = nz >>> 0 < a >>> 0 ? 1 : 0;
          v = (~a & nz) >>> 31;
          break;
        case 11: // SUBS imm8
          r = (op >> 8) & 7;
          a = R[r];
          b = op & 255;
          R[r] = nz = (a - b) | 0;
          c = a >>> 0 >= b ? 1 : 0;
          v = (a & ~nz) >>> 31;
          break;
        case 12: // ANDS
          R[op & 7] = nz = R[op & 7] & R[(op >> 3) & 7];
          break;
        case 13: // EORS
          R[op & 7] = nz = R[op & 7] ^ R[(op >> 3) & 7];
          break;
        case 14: // LSLS reg
          a = R[op & 7];
          b = R[(op >> 3) & 7] & 255;
          if (b !== 0) c = b > 32 ? 0 : (a >>> (32 - b)) & 1;
          R[op & 7] = nz = b > 31 ? 0 : a << b;
          break;
        case 15: // LSRS reg
          a = R[op & 7];
          b = R[(op >> 3) & 7] & 255;
          if (b !== 0) c = b > 32 ? 0 : (a >>> (b - 1)) & 1;
          R[op & 7] = nz = b > 31 ? 0 : (a >>> b) | 0;
          break;
        case 16: // ASRS reg
          a = R[op & 7];
          b = Math.min(R[(op >> 3) & 7] & 255, 32);
          if (b !== 0) c = (a >>> (b - 1)) & 1;
          R[op & 7] = nz = b > 31 ? a >> 31 : a >> b;
          break;
        case 17: // ADCS
          a = R[op & 7];
          b = R[(op >> 3) & 7];
          R[op & 7] = nz = (a + b + c) | 0;
          c = (a >>> 0) + (b >>> 0) + c > 0xffffffff ? 1 : 0;
          v = ((a ^ nz) & (b ^ nz)) >>> 31;
          break;
        case 18: // SBCS
          a = R[op & 7];
          b = R[(op >> 3) & 7];
          R[op & 7] = nz = (a - b - 1 + c) | 0;
          c = a >>> 0 >= (b >>> 0) + 1 - c ? 1 : 0;
          v = ((a ^ b) & (a ^ nz)) >>> 31;
          break;
        case 19: // RORS
          a = R[op & 7];
          b = R[(op >> 3) & 7] & 255;
          R[op & 7] = nz = (a >>> (b & 31)) | (a << (-b & 31));
          if (b !== 0) c = nz >>> 31;
          break;
        case 20: // TST
          nz = R[op & 7] & R[(op >> 3) & 7];
          break;
        case 21: // RSBS
          b = R[(op >> 3) & 7];
          R[op & 7] = nz = -b | 0;
          c = b === 0 ? 1 : 0;
          v = (b & nz) >>> 31;
          break;
        case 22: // CMP reg
          a = R[op & 7];
          b = R[(op >> 3) & 7];
          nz = (a - b) | 0;
          c = a >>> 0 >= b >>> 0 ? 1 : 0;
          v = ((a ^ b) & (a ^ nz)) >>> 31;
          break;
        case 23: // CMN
          a = R[op & 7];
          b = R[(op >> 3) & 7];
          nz = (a + b) | 0;
          c = nz >>> 0 < a >>> 0 ? 1 : 0;
          v = ((a ^ nz) & (b ^ nz)) >>> 31;
          break;
        case 24: // ORRS
          R[op & 7] = nz = R[op & 7] | R[(op >> 3) & 7];
          break;
        case 25: // MULS
          R[op & 7] = nz = Math.imul(R[op & 7], R[(op >> 3) & 7]);
          break;
        case 26: // BICS
          R[op & 7] = nz = R[op & 7] & ~R[(op >> 3) & 7];
          break;
        case 27: // MVNS
          R[op & 7] = nz = ~R[(op >> 3) & 7];
          break;
        case 28: // ADD high registers
          R[15] = pc + 2;
          r = ((op >> 4) & 8) | (op & 7);
          a = R[r] + R[(op >> 3) & 15];
          if (r === 15) {
            pc = a & ~1;
            left--;
          } else R[r] = r === 13 ? a & ~3 : a;
          break;
        case 29: // CMP high registers
          R[15] = pc + 2;
          a = R[((op >> 4) & 8) | (op & 7)];
          b = R[(op >> 3) & 15];
          nz = (a - b) | 0;
          c = a >>> 0 >= b >>> 0 ? 1 : 0;
          v = ((a ^ b) & (a ^ nz)) >>> 31;
          break;
        case 30: // MOV high registers
          R[15] = pc + 2;
          r = ((op >> 4) & 8) | (op & 7);
          a = R[(op >> 3) & 15];
          if (r === 15) {
            pc = a & ~1;
            left--;
          } else R[r] = r === 13 ? a & ~3 : a;
          break;
        case 31: // BX
          R[15] = pc + 2;
          a = R[(op >> 3) & 15];
          left--;
          if (a >>> 28 === 15) {
            ({ pc, nz, c, v } = this.returnFrom(a, pc, nz, c, v, left));
            left = this.settle(left);
          } else pc = a & ~1;
          break;
        case 32: // BLX
          a = R[(op >> 3) & 15];
          R[14] = pc | 1;
          pc = a & ~1;
          left--;
          break;
        case 33: // LDR literal
          left--;
          R[(op >> 8) & 7] = this.load32(((pc + 2) & ~3) + ((op & 255) << 2), left + 2);
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 34: // STR reg
          left--;
          this.store32((R[(op >> 3) & 7] + R[(op >> 6) & 7]) | 0, R[op & 7], left + 2);
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 35: // STRH reg
          left--;
          this.store16((R[(op >> 3) & 7] + R[(op >> 6) & 7]) | 0, R[op & 7], left + 2);
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 36: // STRB reg
          left--;
          this.store8((R[(op >> 3) & 7] + R[(op >> 6) & 7]) | 0, R[op & 7], left + 2);
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 37: // LDRSB reg
          left--;
          R[op & 7] = (this.load8((R[(op >> 3) & 7] + R[(op >> 6) & 7]) | 0, left + 2) << 24) >> 24;
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 38: // LDR reg
          left--;
          R[op & 7] = this.load32((R[(op >> 3) & 7] + R[(op >> 6) & 7]) | 0, left + 2);
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 39: // LDRH reg
          left--;
          R[op & 7] = this.load16((R[(op >> 3) & 7] + R[(op >> 6) & 7]) | 0, left + 2);
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 40: // LDRB reg
          left--;
          R[op & 7] = this.load8((R[(op >> 3) & 7] + R[(op >> 6) & 7]) | 0, left + 2);
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 41: // LDRSH reg
          left--;
          R[op & 7] = (this.load16((R[(op >> 3) & 7] + R[(op >> 6) & 7]) | 0, left + 2) << 16) >> 16;
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 42: // STR imm
          left--;
          this.store32((R[(op >> 3) & 7] + ((op >> 4) & 124)) | 0, R[op & 7], left + 2);
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 43: // LDR imm
          left--;
          R[op & 7] = this.load32((R[(op >> 3) & 7] + ((op >> 4) & 124)) | 0, left + 2);
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 44: // STRB imm
          left--;
          this.store8((R[(op >> 3) & 7] + ((op >> 6) & 31)) | 0, R[op & 7], left + 2);
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 45: // LDRB imm
          left--;
          R[op & 7] = this.load8((R[(op >> 3) & 7] + ((op >> 6) & 31)) | 0, left + 2);
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 46: // STRH imm
          left--;
          this.store16((R[(op >> 3) & 7] + ((op >> 5) & 62)) | 0, R[op & 7], left + 2);
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 47: // LDRH imm
          left--;
          R[op & 7] = this.load16((R[(op >> 3) & 7] + ((op >> 5) & 62)) | 0, left + 2);
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 48: // STR sp
          left--;
          this.store32((R[13] + ((op & 255) << 2)) | 0, R[(op >> 8) & 7], left + 2);
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 49: // LDR sp
          left--;
          R[(op >> 8) & 7] = this.load32((R[13] + ((op & 255) << 2)) | 0, left + 2);
          if (this.slow !== 0) left = this.settle(left);
          break;
        case 50: // ADR
          R[(op >> 8) & 7] = ((pc + 2) & ~3) + ((op & 255) << 2);
          break;
        case 51: // ADD rd, sp, imm
          R[(op >> 8) & 7] = R[13] + ((op & 255) << 2);
          break;
        case 52: // ADD sp, imm
          R[13] += (op & 127) << 2;
          break;
        case 53: // SUB sp, imm
          R[13] -= (op & 127) << 2;
          break;
        case 54: // SXTH
          R[op & 7] = (R[(op >> 3) & 7] << 16) >> 16;
          break;
        case 55: // SXTB
          R[op & 7] = (R[(op >> 3) & 7] << 24) >> 24;
          break;
        case 56: // UXTH
          R[op & 7] = R[(op >> 3) & 7] & 0xffff;
          break;
        case 57: // UXTB
          R[op & 7] = R[(op >> 3) & 7] & 255;
          break;
        case 58: // PUSH
          a = R[13];
          if (op & 256) this.store32((a -= 4), R[14], left);
          for (r = 7; r >= 0; r--) {
            if ((op >> r) & 1) {
              this.store32((a -= 4), R[r], left);
              left--;
            }
          }
          R[13] = a;
          break;
        case 59: // POP
          a = R[13];
          for (r = 0; r < 8; r++) {
            if ((op >> r) & 1) {
              R[r] = this.load32(a, left);
              a += 4;
              left--;
            }
          }
          if (op & 256) {
            b = this.load32(a, left);
            a += 4;
            left -= 2;
          }
          R[13] = a;
          if (op & 256) {
            if (b >>> 28 === 15) {
              ({ pc, nz, c, v } = this.returnFrom(b, pc, nz, c, v, left));
              left = this.settle(left);
            } else pc = b & ~1;
          }
          break;
        case 60: // REV
          a = R[(op >> 3) & 7];
          R[op & 7] = (a << 24) | ((a & 0xff00) << 8) | ((a >> 8) & 0xff00) | (a >>> 24);
          break;
        case 61: // STMIA
          a = R[(op >> 8) & 7];
          for (r = 0; r < 8; r++) {
            if ((op >> r) & 1) {
              this.store32(a, R[r], left);
              a = (a + 4) | 0;
              left--;
            }
          }
          R[(op >> 8) & 7] = a;
          if (this.slow !== 0) left = this.settle(left, 0);
          break;
        case 62: // LDMIA
          a = R[(op >> 8) & 7];
          for (r = 0; r < 8; r++) {
            if ((op >> r) & 1) {
              R[r] = this.load32(a, left);
              a = (a + 4) | 0;
              left--;
            }
          }
          if (((op >> ((op >> 8) & 7)) & 1) === 0) R[(op >> 8) & 7] = a;
          if (this.slow !== 0) left = this.settle(left, 0);
          break;
        case 63: // BEQ
          if (nz === 0) {
            pc += ((op << 24) >> 23) + 2;
            left--;
          }
          break;
        case 64: // BNE
          if (nz !== 0) {
            pc += ((op << 24) >> 23) + 2;
            left--;
          }
          break;
        case 65: // BCS
          if (c !== 0) {
            pc += ((op << 24) >> 23) + 2;
            left--;
          }
          break;
        case 66: // BCC
          if (c === 0) {
            pc += ((op << 24) >> 23) + 2;
            left--;
          }
          break;
        case 67: // BMI
          if (nz < 0) {
            pc += ((op << 24) >> 23) + 2;
            left--;
          }
          break;
        case 68: // BPL
          if (nz >= 0) {
            pc += ((op << 24) >> 23) + 2;
            left--;
          }
          break;
        case 69: // BVS
          if (v !== 0) {
            pc += ((op << 24) >> 23) + 2;
            left--;
          }
          break;
        case 70: // BVC
          if (v === 0) {
            pc += ((op << 24) >> 23) + 2;
            left--;
          }
          break;
        case 71: // BHI
          if (c !== 0 && nz !== 0) {
            pc += ((op << 24) >> 23) + 2;
            left--;
          }
          break;
        case 72: // BLS
          if (c === 0 || nz === 0) {
            pc += ((op << 24) >> 23) + 2;
            left--;
          }
          break;
        case 73: // BGE
          if (nz >>> 31 === v) {
            pc += ((op << 24) >> 23) + 2;
            left--;
          }
          break;
        case 74: // BLT
          if (nz >>> 31 !== v) {
            pc += ((op << 24) >> 23) + 2;
            left--;
          }
          break;
        case 75: // BGT
          if (nz !== 0 && nz >>> 31 === v) {
            pc += ((op << 24) >> 23) + 2;
            left--;
          }
          break;
        case 76: // BLE
          if (nz === 0 || nz >>> 31 !== v) {
            pc += ((op << 24) >> 23) + 2;
            left--;
          }
          break;
        case 77: // B
          pc += ((op << 21) >> 20) + 2;
          left--;
          break;
        case 78: // BL, or another wide instruction
          if (pc >>> 24 === FLASH_PAGE) b = flash16[(pc & flashMask) >> 1];
          else if ((pc ^ SRAM) >>> 0 < SRAM_SIZE) b = sram16[(pc ^ SRAM) >> 1];
          else b = rom16[pc >> 1];
          if ((b & 0xd000) === 0xd000) {
            R[14] = (pc + 2) | 1;
            a = (op << 21) >> 31; // the sign; J1 and J2 are the next two bits, inverted by it
            a = (a << 24) | (((~(b >> 13) ^ a) & 1) << 23) | (((~(b >> 11) ^ a) & 1) << 22);
            pc += 2 + (a | ((op & 0x3ff) << 12) | ((b & 0x7ff) << 1));
            left -= 2;
            break;
          }
        // falls through
        case 0: // anything rare: rp2040js's own interpreter carries it out
          R[15] = pc - 2;
          this.cycles = this.limit - left - 1;
          this.N = nz < 0;
          this.Z = nz === 0;
          this.C = c !== 0;
          this.V = v !== 0;
          super.executeInstruction();
          left = this.waiting ? 0 : (this.limit - this.cycles) | 0;
          if (this.waiting) this.limit = this.cycles;
          pc = R[15] & ~1;
          nz = this.Z ? 0 : this.N ? -1 : 1;
          c = this.C ? 1 : 0;
          v = this.V ? 1 : 0;
          left = this.settle(left);
          break;
        case 79: // NOP
          break;
      }
    }
    R[15] = pc;
    this.N = nz < 0;
    this.Z = nz === 0;
    this.C = c !== 0;
    this.V = v !== 0;
    this.cycles = this.limit - left;
  }

  /** BX or POP to an address of the form 0xFxxxxxxx: the end of an exception. */
  returnFrom(target, pc, nz, c, v, left) {
    this.cycles = this.limit - left;
    this.PC = pc;
    this.N = nz < 0;
    this.Z = nz === 0;
    this.C = c !== 0;
    this.V = v !== 0;
    this.BXWritePC(target >>> 0);
    return {
      pc: this.PC & ~1,
      nz: this.Z ? 0 : this.N ? -1 : 1,
      c: this.C ? 1 : 0,
      v: this.V ? 1 : 0,
    };
  }
}
