const SECTOR = 4096;
const PAGE = 256;
// Typical figures of the Pico's flash chip (W25Q16JV), in nanoseconds.
const ERASE_NANOS = 45e6;
const PROGRAM_NANOS = 0.4e6;
// Functions of the bootrom by the two letters of its table; BKPT numbers to stand for them.
const HOOKS = { IF: 1, EX: 2, RE: 3, RP: 4, FC: 5, CX: 6 };
const BX_LR = 0x4770;

/**
 * The flash chip, written through the bootrom's own functions: each is replaced by a breakpoint
 * and a return. Counts its operations (one sector erased, one page programmed) and can lose the
 * power at any of them.
 */
export class Flash {
  constructor(rp2040, bytes) {
    this.rp2040 = rp2040;
    this.bytes = bytes;
    this.operations = 0;
    this.erases = 0;
    this.programs = 0;
    this.wear = new Uint32Array(bytes.length / SECTOR);
    this.cutAt = 0; // the operation at which the power goes; 0: never
    this.cutWhen = 'during';
    this.onPowerCut = () => {};
    this.hook(new Uint16Array(rp2040.bootrom.buffer));
  }

  hook(rom) {
    for (let entry = rom[0x14 / 2] / 2; rom[entry] !== 0; entry += 2) {
      const name = String.fromCharCode(rom[entry] & 255, rom[entry] >> 8);
      if (name in HOOKS) {
        const at = rom[entry + 1] >> 1;
        rom[at] = 0xbe00 | HOOKS[name];
        rom[at + 1] = BX_LR;
      }
    }
    this.rp2040.onBreak = (number) => this.called(number);
  }

  called(number) {
    const [address, second, third] = this.rp2040.core.registers;
    if (number === HOOKS.RE) {
      for (let done = 0; done < second; done += SECTOR) {
        if (!this.operate((part) => this.erase(address + done, part))) return;
        this.erases++;
        this.wear[(address + done) / SECTOR]++;
        this.spend(ERASE_NANOS);
      }
    } else if (number === HOOKS.RP) {
      for (let done = 0; done < third; done += PAGE) {
        const page = address + done;
        if (!this.operate((part) => this.program(page, second + done, part))) return;
        this.programs++;
        this.spend(PROGRAM_NANOS);
      }
    }
  }

  /** Does one operation, wholly or as far as the power lasts; false when it has gone. */
  operate(action) {
    this.operations++;
    if (this.operations !== this.cutAt) {
      action(1);
      return true;
    }
    action({ before: 0, during: 0.5, after: 1 }[this.cutWhen]);
    this.cutAt = 0;
    this.onPowerCut();
    return false;
  }

  erase(offset, part) {
    this.bytes.fill(0xff, offset, offset + SECTOR * part);
  }

  /** Programming can only clear bits. */
  program(offset, source, part) {
    for (let i = 0; i < PAGE * part; i++) {
      this.bytes[offset + i] &= this.rp2040.readUint8(source + i);
    }
  }

  spend(nanos) {
    const { core, clock } = this.rp2040;
    core.cycles += Math.round(nanos / clock.nanosPerCycle);
  }
}
