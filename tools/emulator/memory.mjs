import { CortexM0Core } from './node_modules/rp2040js/dist/esm/cortex-m0-core.js';

export const SRAM = 0x20000000;
export const SRAM_SIZE = 0x42000;
export const FLASH_PAGE = 0x10; // the top byte of an address in the cached flash window

/**
 * rp2040js's core with a short way to RAM and flash. An access to anything else costs its own
 * time and may have effects: `slow` is 1 after it, until `settle` has been called.
 */
export class MemoryCore extends CortexM0Core {
  constructor(rp2040, clock) {
    super(rp2040);
    this.clock = clock;
    this.words = new Int32Array(this.registers.buffer);
    this.sram32 = new Int32Array(rp2040.sram.buffer);
    this.sram16 = new Uint16Array(rp2040.sram.buffer);
    this.sram8 = rp2040.sram;
    this.rom16 = new Uint16Array(rp2040.bootrom.buffer);
    this.flash8 = rp2040.flash;
    this.flash16 = new Uint16Array(rp2040.flash.buffer);
    this.flash32 = new Int32Array(rp2040.flash.buffer);
    this.flashMask = rp2040.flash.length - 1; // its length is a power of two
    this.limit = 0; // the cycle at which the running slice ends
    this.slow = 0;
    this.penalty = 0;
    this.breakRequested = false;
  }

  /** Settles what accesses outside memory cost; 0 ends the slice, since something changed. */
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

  /** Before an access outside memory: the cycle counter is brought up to date, for the clock. */
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
}
