import { GPIOPinState } from './node_modules/rp2040js/dist/esm/gpio-pin.js';
import { I2CMode } from './node_modules/rp2040js/dist/esm/peripherals/i2c.js';

/** Ties devices to the chip's I2C peripheral; every byte takes the time the bus takes. */
export class I2cPeripheral {
  constructor(rp2040, i2c, devices) {
    this.rp2040 = rp2040;
    this.i2c = i2c;
    this.devices = devices;
    this.device = null;
    this.byte = 0;
    this.step = '';
    this.alarm = rp2040.clock.createAlarm(() => this.finish());
    i2c.onStart = () => this.after(1, 'start');
    i2c.onConnect = (address) => this.connect(address);
    i2c.onWriteByte = (byte) => this.after(9, 'write', byte);
    i2c.onReadByte = () => this.after(9, 'read');
    i2c.onStop = () => this.after(1, 'stop');
  }

  connect(address) {
    this.device = this.devices.find((device) => device.address === address) ?? null;
    this.after(9, 'connect');
  }

  after(bits, step, byte = 0) {
    this.step = step;
    this.byte = byte;
    const period = this.i2c.sclLowPeriod + this.i2c.sclHighPeriod;
    this.alarm.schedule(bits * period * this.rp2040.clock.nanosPerCycle);
  }

  finish() {
    const { i2c, device } = this;
    if (this.step === 'start') i2c.completeStart();
    else if (this.step === 'stop') i2c.completeStop();
    else if (this.step === 'read') i2c.completeRead(device?.read() ?? 0xff);
    else if (this.step === 'write') {
      device?.write(this.byte);
      i2c.completeWrite(device !== null);
    } else {
      device?.start();
      i2c.completeConnect(device !== null);
    }
  }
}

/** The same devices for a program that moves the two pins itself, as MicroPython's scan does. */
export class I2cPins {
  constructor(rp2040, sda, scl, devices) {
    this.sda = rp2040.gpio[sda];
    this.scl = rp2040.gpio[scl];
    this.devices = devices;
    this.pulled = false; // a device holds SDA low
    this.data = true;
    this.clock = true;
    this.bits = -1; // of the byte under way; -1: nobody is spoken to
    this.shift = 0;
    this.device = null;
    this.addressed = false;
    this.reading = false;
    for (const pin of [this.sda, this.scl]) pin.addListener(() => this.changed());
    this.level();
  }

  level() {
    this.sda.setInputValue(this.sda.value !== GPIOPinState.Low && !this.pulled);
    this.scl.setInputValue(this.scl.value !== GPIOPinState.Low);
  }

  changed() {
    const clock = this.scl.value !== GPIOPinState.Low;
    const data = this.sda.value !== GPIOPinState.Low && !this.pulled;
    if (clock && this.clock && data !== this.data) this.condition(!data);
    else if (clock && !this.clock) this.rise(data);
    else if (!clock && this.clock) this.fall();
    this.clock = clock;
    this.data = this.sda.value !== GPIOPinState.Low && !this.pulled;
    this.level();
  }

  /** SDA moved while SCL was high: the start or the end of a transfer. */
  condition(start) {
    this.bits = start ? 0 : -1;
    this.addressed = false;
    this.pulled = false;
    this.device = null;
  }

  rise(data) {
    if (this.bits < 0) return;
    if (this.bits < 8) this.shift = ((this.shift << 1) | (data ? 1 : 0)) & 255;
    else if (this.reading && this.addressed && data) this.bits = -1; // no acknowledge: the last
    if (this.bits >= 0) this.bits++;
  }

  /** After the eighth bit the device acknowledges, after the ninth a new byte begins. */
  fall() {
    if (this.bits === 8) this.pulled = this.acknowledges();
    else if (this.bits === 9) {
      this.bits = 0;
      this.pulled = false;
      if (this.reading) this.shift = this.device?.read() ?? 255;
    }
    if (this.reading && this.addressed && this.bits < 8) {
      this.pulled = this.device !== null && ((this.shift << this.bits) & 128) === 0;
    }
  }

  acknowledges() {
    if (!this.addressed) {
      this.addressed = true;
      this.device = this.devices.find((device) => device.address === this.shift >> 1) ?? null;
      this.reading = (this.shift & 1) === I2CMode.Read;
      this.device?.start();
      return this.device !== null;
    }
    if (this.reading) return false;
    this.device?.write(this.shift);
    return this.device !== null;
  }
}
