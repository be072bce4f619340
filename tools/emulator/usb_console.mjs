import { USBCDC } from './node_modules/rp2040js/dist/esm/usb/cdc.js';

/**
 * The serial console over USB. A transfer to the board is held back until the host has bytes:
 * answering each armed endpoint with an empty packet would keep the chip busy with interrupts.
 */
export class UsbConsole {
  constructor(usb) {
    this.cdc = new USBCDC(usb);
    this.toBoard = [];
    this.heldBack = 0; // the size of the transfer that waits for bytes
    this.fromBoard = []; // what the board has sent and nobody has taken yet
    this.onOutput = () => {};
    this.cdc.onSerialData = (bytes) => {
      this.fromBoard.push(...bytes);
      this.onOutput(bytes);
    };
    usb.onEndpointRead = (endpoint, size) => {
      if (endpoint !== this.cdc.outEndpoint) return;
      this.heldBack = size;
      this.flush();
    };
  }

  /** Bytes from the host to the board. */
  send(bytes) {
    this.toBoard.push(...bytes);
    this.flush();
  }

  flush() {
    if (this.heldBack === 0 || this.toBoard.length === 0) return;
    const bytes = Uint8Array.from(this.toBoard.splice(0, this.heldBack));
    this.heldBack = 0;
    this.cdc.usb.endpointReadDone(this.cdc.outEndpoint, bytes);
  }

  /** Takes what the board has sent since the last call. */
  take() {
    return Buffer.from(this.fromBoard.splice(0));
  }
}
