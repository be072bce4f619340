import { CycleClock } from './clock.mjs';
import { FastCore } from './core.mjs';
import { Flash } from './flash.mjs';
import { I2cPeripheral, I2cPins } from './i2c_bus.mjs';
import { RP2040 } from './node_modules/rp2040js/dist/esm/rp2040.js';
import { capture } from './snapshot.mjs';
import { Ssd1306 } from './ssd1306.mjs';
import { UsbConsole } from './usb_console.mjs';

export const FLASH_SIZE = 2 * 1024 * 1024;
const HERTZ = 125e6;
const SDA = 4;
const SCL = 5;
const LED = 25;
const PIEZO = 22;
const WATCHDOG = 0x40058;
const FUNCTION_PWM = 4;

/** A Pico with an OLED display, buttons, a piezo and a USB cable: the board `pico_oled`. */
export class Board {
  /** `bootrom`: 16 KB; `flash`: 2 MB; `options.display`: its I2C address, null for none. */
  constructor(bootrom, flash, options = {}) {
    const clock = new CycleClock();
    const chip = new RP2040(clock);
    this.clock = clock;
    this.chip = chip;
    this.flashBytes = new Uint8Array(FLASH_SIZE);
    this.flashBytes.set(flash);
    chip.flash = this.flashBytes;
    chip.flashView = new DataView(this.flashBytes.buffer);
    chip.flash16 = new Uint16Array(this.flashBytes.buffer);
    new Uint8Array(chip.bootrom.buffer).set(bootrom);
    chip.logger = { debug() {}, info() {}, warn() {}, error() {} };
    chip.core = new FastCore(chip, clock);
    clock.attach(chip.core, HERTZ);
    chip.addClockListener((hertz) => clock.setFrequency(hertz));
    this.flash = new Flash(chip, this.flashBytes);
    this.flash.onPowerCut = () => this.losePower();
    const display = options.display === undefined ? 0x3c : options.display;
    this.display = new Ssd1306(clock, display ?? -1);
    this.bus = new I2cPeripheral(chip, chip.i2c[0], [this.display]);
    this.pins = new I2cPins(chip, SDA, SCL, [this.display]);
    this.console = new UsbConsole(chip.usbCtrl);
    this.watchdog = chip.peripherals[WATCHDOG];
    this.watchdog.onWatchdogTrigger = () => {
      this.resetDue = true;
      chip.core.requestBreak();
    };
    this.pressed = new Set(); // pins that a button holds low
    this.resetDue = false;
    this.powered = true;
    this.nanosBefore = 0; // emulated time before the last reset
    chip.core.reset();
    chip.core.PC = 0x10000000;
    for (const pin of chip.gpio) pin.setInputValue(true);
    this.asNew = capture([chip, clock, this.display, this.bus, this.pins, this.console], [
      this.flash, this.flashBytes, this.flashBytes.buffer,
    ]); // prettier-ignore
  }

  /** Emulated milliseconds since the emulator began, resets and power cuts included. */
  get milliseconds() {
    return (this.nanosBefore + this.clock.nanos) / 1e6;
  }

  /** Runs until that much emulated time has passed, or the power goes. */
  runFor(milliseconds) {
    const end = this.milliseconds + milliseconds;
    const { core } = this.chip;
    while (this.powered && this.milliseconds < end - 1e-6) {
      core.runUntil(this.clock.cycleAt(end * 1e6 - this.nanosBefore));
      if (this.resetDue) this.reset();
    }
  }

  /** What `machine.reset()` does: RAM and the reason of the reset stay. */
  reset() {
    const { reason, scratchData } = this.watchdog;
    const scratch = scratchData.slice();
    const sram = this.chip.sram.slice();
    this.restart();
    this.chip.sram.set(sram);
    this.watchdog.reason = reason;
    this.watchdog.scratchData.set(scratch);
  }

  /** Power off and on again: only the flash keeps what it had. */
  powerCycle() {
    this.restart();
  }

  restart() {
    const frames = this.display.frameCount;
    this.nanosBefore += this.clock.nanos;
    const unread = this.console.fromBoard.slice();
    this.asNew();
    this.console.fromBoard.push(...unread);
    this.display.frameCount = frames;
    this.resetDue = false;
    this.powered = true;
    for (const pin of this.pressed) this.chip.gpio[pin].setInputValue(false);
  }

  losePower() {
    this.powered = false;
    this.chip.core.requestBreak();
  }

  /** A button between `pin` and ground. */
  setButton(pin, down) {
    if (down === this.pressed.has(pin)) return;
    if (down) this.pressed.add(pin);
    else this.pressed.delete(pin);
    this.chip.gpio[pin].setInputValue(!down);
  }

  /** Everything, flash included; the returned function brings it back, as often as wanted. */
  remember() {
    const { nanosBefore, powered } = this;
    const pressed = [...this.pressed];
    const restore = capture([
      this.chip, this.clock, this.display, this.bus, this.pins, this.console, this.flash,
    ]); // prettier-ignore
    return () => {
      restore();
      Object.assign(this, { nanosBefore, powered, resetDue: false });
      this.pressed = new Set(pressed);
    };
  }

  /** The tone on the piezo pin in hertz; 0 when silent. */
  get tone() {
    const pin = this.chip.gpio[PIEZO];
    if (pin.functionSelect !== FUNCTION_PWM || !pin.outputEnable) return 0;
    const { timer } = this.chip.pwm.channels[(PIEZO >> 1) & 7];
    return timer.enable ? Math.round(timer.frequency / timer.prescaler / (timer.top + 1)) : 0;
  }

  get led() {
    const pin = this.chip.gpio[LED];
    return pin.outputEnable && pin.outputValue;
  }
}
