// The instructions of the Cortex-M0+ (ARMv6-M) as JavaScript: the bits of the opcode, and what it
// does. `core.mjs` makes one switch of them. In the code `op` is the opcode, `R` the registers as
// signed words, `pc` the address of the next instruction, `left` the cycles left (one is already
// taken off); `nz` is the value that the flags N and Z come from, `c` and `v` are 0 or 1; `a`, `b`
// and `r` are for use within an instruction.

const D = 'R[op & 7]';
const M = 'R[(op >> 3) & 7]';
const N = 'R[(op >> 6) & 7]';
const WIDE_D = 'R[(op >> 8) & 7]';
const HIGH_D = '(((op >> 4) & 8) | (op & 7))';
const HIGH_M = 'R[(op >> 3) & 15]';
const IMM3 = '(op >> 6) & 7';
const IMM5 = '(op >> 6) & 31';
const IMM8 = 'op & 255';
const SHIFT = `${M} & 255`;
const SETTLE = 'if (this.slow !== 0) left = this.settle(left);';

const add = (a, b) =>
  `a = ${a}; b = ${b}; nz = (a + b) | 0;
   c = nz >>> 0 < a >>> 0 ? 1 : 0; v = ((a ^ nz) & (b ^ nz)) >>> 31;`;
const subtract = (a, b) =>
  `a = ${a}; b = ${b}; nz = (a - b) | 0;
   c = a >>> 0 >= b >>> 0 ? 1 : 0; v = ((a ^ b) & (a ^ nz)) >>> 31;`;
const set = (target, value) => `${target} = nz = ${value};`;
const load = (bits, target, address, extend = '') =>
  `left--; ${target} = this.load${bits}((${address}) | 0, left + 2)${extend}; ${SETTLE}`;
const store = (bits, source, address) =>
  `left--; this.store${bits}((${address}) | 0, ${source}, left + 2); ${SETTLE}`;
const branch = (condition) =>
  `if (${condition}) { pc = (pc + 2 + ((op << 24) >> 23)) | 0; left--; }`;
const each = (count, action) =>
  `for (r = 0; r < ${count}; r++) if ((op >> r) & 1) { ${action} a = (a + 4) | 0; left--; }`;
const toHigh = (value) =>
  `R[15] = pc + 2; r = ${HIGH_D}; a = (${value}) | 0;
   if (r === 15) { pc = a & ~1; left--; } else R[r] = r === 13 ? a & ~3 : a;`;
// A jump to 0xFxxxxxxx from a handler is the end of an exception.
const jump = (target) =>
  `if (${target} >>> 28 === 15) { LEAVE this.BXWritePC(${target} >>> 0); ENTER }
   else pc = ${target} & ~1;`;

/** The first form that fits counts. LEAVE and ENTER hand the locals to rp2040js and back. */
export const INSTRUCTIONS = [
  // shifts by a constant
  ['00000...........', `a = ${M}; b = op >> 6; if (b !== 0) c = (a >>> (32 - b)) & 1;
                        ${set(D, 'a << b')}`], // LSLS
  ['00001...........', `a = ${M}; b = ${IMM5}; c = (a >>> ((b - 1) & 31)) & 1;
                        ${set(D, 'b === 0 ? 0 : (a >>> b) | 0')}`], // LSRS
  ['00010...........', `a = ${M}; b = ${IMM5}; c = (a >>> ((b - 1) & 31)) & 1;
                        ${set(D, 'b === 0 ? a >> 31 : a >> b')}`], // ASRS
  // adding and subtracting
  ['0001100.........', `${add(M, N)} ${D} = nz;`], // ADDS
  ['0001101.........', `${subtract(M, N)} ${D} = nz;`], // SUBS
  ['0001110.........', `${add(M, IMM3)} ${D} = nz;`], // ADDS
  ['0001111.........', `${subtract(M, IMM3)} ${D} = nz;`], // SUBS
  ['00100...........', set(WIDE_D, IMM8)], // MOVS
  ['00101...........', subtract(WIDE_D, IMM8)], // CMP
  ['00110...........', `${add(WIDE_D, IMM8)} ${WIDE_D} = nz;`], // ADDS
  ['00111...........', `${subtract(WIDE_D, IMM8)} ${WIDE_D} = nz;`], // SUBS
  // two low registers
  ['0100000000......', set(D, `${D} & ${M}`)], // ANDS
  ['0100000001......', set(D, `${D} ^ ${M}`)], // EORS
  ['0100000010......', `a = ${D}; b = ${SHIFT}; if (b !== 0) c = b > 32 ? 0 : (a >>> (32 - b)) & 1;
                        ${set(D, 'b > 31 ? 0 : a << b')}`], // LSLS
  ['0100000011......', `a = ${D}; b = ${SHIFT}; if (b !== 0) c = b > 32 ? 0 : (a >>> (b - 1)) & 1;
                        ${set(D, 'b > 31 ? 0 : (a >>> b) | 0')}`], // LSRS
  ['0100000100......', `a = ${D}; b = Math.min(${SHIFT}, 32); if (b !== 0) c = (a >>> (b - 1)) & 1;
                        ${set(D, 'b > 31 ? a >> 31 : a >> b')}`], // ASRS
  ['0100000101......', `a = ${D}; b = ${M}; nz = (a + b + c) | 0;
                        c = (a >>> 0) + (b >>> 0) + c > 0xffffffff ? 1 : 0;
                        v = ((a ^ nz) & (b ^ nz)) >>> 31; ${D} = nz;`], // ADCS
  ['0100000110......', `a = ${D}; b = ${M}; nz = (a - b - 1 + c) | 0;
                        c = a >>> 0 >= (b >>> 0) + 1 - c ? 1 : 0;
                        v = ((a ^ b) & (a ^ nz)) >>> 31; ${D} = nz;`], // SBCS
  ['0100000111......', `a = ${D}; b = ${SHIFT}; ${set(D, '(a >>> (b & 31)) | (a << (-b & 31))')}
                        if (b !== 0) c = nz >>> 31;`], // RORS
  ['0100001000......', `nz = ${D} & ${M};`], // TST
  ['0100001001......', `${subtract('0', M)} ${D} = nz;`], // RSBS
  ['0100001010......', subtract(D, M)], // CMP
  ['0100001011......', add(D, M)], // CMN
  ['0100001100......', set(D, `${D} | ${M}`)], // ORRS
  ['0100001101......', set(D, `Math.imul(${D}, ${M})`)], // MULS
  ['0100001110......', set(D, `${D} & ~${M}`)], // BICS
  ['0100001111......', set(D, `~${M}`)], // MVNS
  // high registers and jumps
  ['01000100........', toHigh(`R[${HIGH_D}] + ${HIGH_M}`)], // ADD
  ['01000101........', `R[15] = pc + 2; ${subtract(`R[${HIGH_D}]`, HIGH_M)}`], // CMP
  ['01000110........', toHigh(HIGH_M)], // MOV
  ['010001110....000', `R[15] = pc + 2; a = ${HIGH_M}; left--; ${jump('a')}`], // BX
  ['010001111....000', `a = ${HIGH_M}; R[14] = pc | 1; pc = a & ~1; left--;`], // BLX
  // memory
  ['01001...........', load(32, WIDE_D, '((pc + 2) & ~3) + ((op & 255) << 2)')], // LDR literal
  ['0101000.........', store(32, D, `${M} + ${N}`)], // STR
  ['0101001.........', store(16, D, `${M} + ${N}`)], // STRH
  ['0101010.........', store(8, D, `${M} + ${N}`)], // STRB
  ['0101011.........', load(8, D, `${M} + ${N}`, ' << 24 >> 24')], // LDRSB
  ['0101100.........', load(32, D, `${M} + ${N}`)], // LDR
  ['0101101.........', load(16, D, `${M} + ${N}`)], // LDRH
  ['0101110.........', load(8, D, `${M} + ${N}`)], // LDRB
  ['0101111.........', load(16, D, `${M} + ${N}`, ' << 16 >> 16')], // LDRSH
  ['01100...........', store(32, D, `${M} + ((op >> 4) & 124)`)], // STR
  ['01101...........', load(32, D, `${M} + ((op >> 4) & 124)`)], // LDR
  ['01110...........', store(8, D, `${M} + ((op >> 6) & 31)`)], // STRB
  ['01111...........', load(8, D, `${M} + ((op >> 6) & 31)`)], // LDRB
  ['10000...........', store(16, D, `${M} + ((op >> 5) & 62)`)], // STRH
  ['10001...........', load(16, D, `${M} + ((op >> 5) & 62)`)], // LDRH
  ['10010...........', store(32, WIDE_D, 'R[13] + ((op & 255) << 2)')], // STR sp
  ['10011...........', load(32, WIDE_D, 'R[13] + ((op & 255) << 2)')], // LDR sp
  ['11000...........', `a = ${WIDE_D}; ${each(8, 'this.store32(a, R[r], left);')} ${WIDE_D} = a;
                        if (this.slow !== 0) left = this.settle(left, 0);`], // STMIA
  ['11001...........', `a = ${WIDE_D}; b = op & (1 << ((op >> 8) & 7));
                        ${each(8, 'R[r] = this.load32(a, left);')} if (b === 0) ${WIDE_D} = a;
                        if (this.slow !== 0) left = this.settle(left, 0);`], // LDMIA
  ['1011010.........', `a = R[13]; if (op & 256) this.store32((a -= 4), R[14], left);
                        for (r = 7; r >= 0; r--) if ((op >> r) & 1) {
                          this.store32((a -= 4), R[r], left); left--;
                        } R[13] = a;`], // PUSH
  ['10111100........', `a = R[13]; ${each(8, 'R[r] = this.load32(a, left);')} R[13] = a;`], // POP
  ['10111101........', `a = R[13]; ${each(8, 'R[r] = this.load32(a, left);')}
                        b = this.load32(a, left); R[13] = a + 4; left -= 2;
                        ${jump('b')}`], // POP with pc
  // addresses and the stack pointer
  ['10100...........', `${WIDE_D} = ((pc + 2) & ~3) + ((op & 255) << 2);`], // ADR
  ['10101...........', `${WIDE_D} = R[13] + ((op & 255) << 2);`], // ADD rd, sp
  ['101100000.......', 'R[13] += (op & 127) << 2;'], // ADD sp
  ['101100001.......', 'R[13] -= (op & 127) << 2;'], // SUB sp
  // parts of a word
  ['1011001000......', `${D} = (${M} << 16) >> 16;`], // SXTH
  ['1011001001......', `${D} = (${M} << 24) >> 24;`], // SXTB
  ['1011001010......', `${D} = ${M} & 0xffff;`], // UXTH
  ['1011001011......', `${D} = ${M} & 255;`], // UXTB
  ['1011101000......', `a = ${M};
    ${D} = (a << 24) | ((a & 0xff00) << 8) | ((a >> 8) & 0xff00) | (a >>> 24);`], // REV
  ['1011111100000000', ''], // NOP
  // branches
  ['11010000........', branch('nz === 0')], // BEQ
  ['11010001........', branch('nz !== 0')], // BNE
  ['11010010........', branch('c !== 0')], // BCS
  ['11010011........', branch('c === 0')], // BCC
  ['11010100........', branch('nz < 0')], // BMI
  ['11010101........', branch('nz >= 0')], // BPL
  ['11010110........', branch('v !== 0')], // BVS
  ['11010111........', branch('v === 0')], // BVC
  ['11011000........', branch('c !== 0 && nz !== 0')], // BHI
  ['11011001........', branch('c === 0 || nz === 0')], // BLS
  ['11011010........', branch('nz >>> 31 === v')], // BGE
  ['11011011........', branch('nz >>> 31 !== v')], // BLT
  ['11011100........', branch('nz !== 0 && nz >>> 31 === v')], // BGT
  ['11011101........', branch('nz === 0 || nz >>> 31 !== v')], // BLE
  ['11100...........', 'pc = (pc + 2 + ((op << 21) >> 20)) | 0; left--;'], // B
  // BL in two halfwords: of the second the bits J1 and J2 are inverted by the sign
  ['11110...........', `FETCH(b)
    if ((b & 0xd000) !== 0xd000) { RARE } else {
      R[14] = (pc + 2) | 1; a = (op << 21) >> 31;
      a = (a << 24) | (((~(b >> 13) ^ a) & 1) << 23) | (((~(b >> 11) ^ a) & 1) << 22);
      pc = (pc + 2 + (a | ((op & 0x3ff) << 12) | ((b & 0x7ff) << 1))) | 0; left -= 2;
    }`],
  ['................', 'RARE'], // whatever is rare is left to rp2040js
]; // prettier-ignore
