import { SimulationClock } from './node_modules/rp2040js/dist/esm/clock/simulation-clock.js';

/**
 * The emulated time, told by the core's cycle counter, so that it need not be moved on after
 * every instruction. Alarms are rp2040js's own linked list.
 */
export class CycleClock extends SimulationClock {
  constructor() {
    super();
    this.core = null;
    this.sinceCycles = 0;
    this.sinceNanos = 0;
    this.nanosPerCycle = 8;
    this.alarmNanos = -1; // while an alarm is called, the time it was set for
  }

  /** Follows `core`, whose clock runs at `hertz`. */
  attach(core, hertz) {
    this.core = core;
    this.nanosPerCycle = 1e9 / hertz;
  }

  /** The core runs at another frequency from now on. */
  setFrequency(hertz) {
    this.sinceNanos = this.nanos;
    this.sinceCycles = this.core.cycles;
    this.nanosPerCycle = 1e9 / hertz;
  }

  get nanos() {
    if (this.alarmNanos >= 0) return this.alarmNanos;
    if (this.core === null) return 0;
    return this.sinceNanos + (this.core.cycles - this.sinceCycles) * this.nanosPerCycle;
  }

  /** The cycle at which `nanos` will have been reached. */
  cycleAt(nanos) {
    return this.sinceCycles + Math.ceil((nanos - this.sinceNanos) / this.nanosPerCycle);
  }

  /** The cycle of the next alarm; infinity if there is none. */
  get deadline() {
    return this.nextAlarm === null ? Infinity : this.cycleAt(this.nextAlarm.nanos);
  }

  /** Calls every alarm whose time has come. */
  fire() {
    const now = this.nanos;
    while (this.nextAlarm !== null && this.nextAlarm.nanos <= now) {
      const alarm = this.nextAlarm;
      this.nextAlarm = alarm.next;
      this.alarmNanos = alarm.nanos;
      alarm.callback();
    }
    this.alarmNanos = -1;
  }
}
