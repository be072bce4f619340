const WIDTH = 128;
const PAGES = 8;
// Commands followed by argument bytes, and how many.
const ARGUMENTS = {
  0x20: 1, 0x21: 2, 0x22: 2, 0x23: 1, 0x26: 6, 0x27: 6, 0x29: 5, 0x2a: 5, 0x81: 1, 0x8d: 1,
  0xa3: 2, 0xa8: 1, 0xd3: 1, 0xd5: 1, 0xd6: 1, 0xd9: 1, 0xda: 1, 0xdb: 1,
}; // prettier-ignore
const FRAME_GAP = 2e6; // ns: a longer pause between two bytes of picture starts a new frame
const FRAMES_KEPT = 256;

/** An SSD1306 with 128x64 pixels: takes the bytes of I2C transfers, tells what is to be seen. */
export class Ssd1306 {
  constructor(clock, address = 0x3c) {
    this.clock = clock;
    this.address = address;
    this.ram = new Uint8Array(WIDTH * PAGES);
    this.frames = []; // of the newest: when it began and ended (ns), did it change the picture
    this.frameCount = 0;
    this.drawn = 0; // bytes of picture and commands that came
    this.begun = false; // the control byte of this transfer has come
    this.data = false;
    this.single = false; // one byte, then another control byte
    this.command = 0;
    this.wanted = 0;
    this.given = [];
    this.mode = 2; // addressing: 0 horizontal, 1 vertical, 2 page
    this.column = 0;
    this.page = 0;
    this.firstColumn = 0;
    this.lastColumn = WIDTH - 1;
    this.firstPage = 0;
    this.lastPage = PAGES - 1;
    this.on = false;
    this.pump = false;
    this.contrast = 0x7f;
    this.inverted = false;
    this.allOn = false;
    this.remapped = false;
    this.flipped = false;
    this.startLine = 0;
    this.offset = 0;
  }

  start() {
    this.begun = false;
    this.wanted = 0;
  }

  write(byte) {
    if (!this.begun) {
      this.begun = true;
      this.single = (byte & 0x80) !== 0;
      this.data = (byte & 0x40) !== 0;
      return;
    }
    this.drawn++;
    if (this.data) this.draw(byte);
    else this.order(byte);
    if (this.single) this.begun = false;
  }

  /** The status byte: bit 6 is set while the display is off. */
  read() {
    return this.on ? 0x00 : 0x40;
  }

  order(byte) {
    if (this.wanted > 0) {
      this.given.push(byte);
      if (--this.wanted === 0) this.obey(this.command, this.given);
      return;
    }
    this.command = byte;
    this.given = [];
    this.wanted = ARGUMENTS[byte] ?? 0;
    if (this.wanted === 0) this.obey(byte, []);
  }

  obey(command, [first, second]) {
    if (command <= 0x0f) this.column = (this.column & 0x70) | command;
    else if (command <= 0x1f) this.column = ((command & 7) << 4) | (this.column & 15);
    else if (command === 0x20) this.mode = first & 3;
    else if (command === 0x21) {
      this.column = this.firstColumn = first & 127;
      this.lastColumn = second & 127;
    } else if (command === 0x22) {
      this.page = this.firstPage = first & 7;
      this.lastPage = second & 7;
    } else if (command >= 0x40 && command <= 0x7f) this.startLine = command & 63;
    else if (command === 0x81) this.contrast = first;
    else if (command === 0x8d) this.pump = (first & 4) !== 0;
    else if (command === 0xa0 || command === 0xa1) this.remapped = command === 0xa1;
    else if (command === 0xa4 || command === 0xa5) this.allOn = command === 0xa5;
    else if (command === 0xa6 || command === 0xa7) this.inverted = command === 0xa7;
    else if (command === 0xae || command === 0xaf) this.on = command === 0xaf;
    else if (command >= 0xb0 && command <= 0xb7) this.page = command & 7;
    else if (command === 0xc0 || command === 0xc8) this.flipped = command === 0xc8;
    else if (command === 0xd3) this.offset = first & 63;
  }

  draw(byte) {
    const at = this.page * WIDTH + this.column;
    this.note(this.ram[at] !== byte);
    this.ram[at] = byte;
    if (this.mode === 1) {
      if (this.advancePage()) this.advanceColumn();
    } else if (this.mode === 0) {
      if (this.advanceColumn()) this.advancePage();
    } else this.column = (this.column + 1) % WIDTH;
  }

  advanceColumn() {
    const wrapped = this.column === this.lastColumn;
    this.column = wrapped ? this.firstColumn : (this.column + 1) % WIDTH;
    return wrapped;
  }

  advancePage() {
    const wrapped = this.page === this.lastPage;
    this.page = wrapped ? this.firstPage : (this.page + 1) % PAGES;
    return wrapped;
  }

  /** Keeps the times of the newest frames. */
  note(changed) {
    const now = this.clock.nanos;
    let frame = this.frames[this.frames.length - 1];
    if (frame === undefined || now - frame.ended > FRAME_GAP) {
      frame = { began: now, ended: now, changed: false };
      this.frames.push(frame);
      this.frameCount++;
      if (this.frames.length > FRAMES_KEPT) this.frames.shift();
    }
    frame.ended = now;
    frame.changed ||= changed;
  }

  /**
   * What is to be seen, laid out as the frame buffer of a program that drives it upright: a byte
   * is a column of eight pixels. All dark without charge pump or power.
   */
  picture() {
    const out = new Uint8Array(WIDTH * PAGES);
    if (!this.on || !this.pump) return out;
    for (let y = 0; y < 64; y++) {
      const row = ((this.flipped ? y : 63 - y) + this.startLine + this.offset) & 63;
      for (let x = 0; x < WIDTH; x++) {
        const column = this.remapped ? x : WIDTH - 1 - x;
        const bit = this.allOn ? 1 : (this.ram[(row >> 3) * WIDTH + column] >> (row & 7)) & 1;
        out[(y >> 3) * WIDTH + x] |= (bit ^ (this.inverted ? 1 : 0)) << (y & 7);
      }
    }
    return out;
  }
}
