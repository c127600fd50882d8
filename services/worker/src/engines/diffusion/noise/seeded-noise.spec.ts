import { exactLog, philox4x32, seededNoise } from './seeded-noise.js';
import { createHash } from 'node:crypto';

const hex = (numbers: Uint32Array) => [...numbers].map((n) => n.toString(16).padStart(8, '0'));
const ONES = 0xffffffff;

describe('philox4x32', () => {
  it.each([
    [[0, 0, 0, 0], [0, 0], '6627e8d5 e169c58d bc57ac4c 9b00dbd8'],
    [[ONES, ONES, ONES, ONES], [ONES, ONES], '408f276d 41c83b0e a20bc7c6 6d5451fd'],
    [
      [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344],
      [0xa4093822, 0x299f31d0],
      'd16cfe09 94fdcceb 5001e420 24126ea1',
    ],
  ])('gives the known answer for counter %j and key %j', (counter, key, answer) => {
    const out = new Uint32Array(4);
    philox4x32(Uint32Array.from(counter), Uint32Array.from(key), out);
    expect(hex(out).join(' ')).toBe(answer);
  });
});

describe('exactLog', () => {
  it('is the logarithm to fifteen digits', () => {
    for (let i = 1; i < 2000; i++) {
      const x = i / 2000;
      expect(Math.abs(exactLog(x) - Math.log(x))).toBeLessThan(4e-15);
    }
    expect(exactLog(2 ** -33)).toBeCloseTo(-33 * Math.LN2, 13);
  });
});

describe('seededNoise', () => {
  it('has the same bits wherever it is made', () => {
    const noise = seededNoise(4_294_967_295, 1)(3, 4096);
    const digest = createHash('sha256').update(new Uint8Array(noise.buffer)).digest('hex');
    expect(digest).toBe('6062ddadf833ec321fb7cfed8be3e83ffa6c2efa8a39e1e9d5316b0f8ce41266');
  });

  it('is standard normal', () => {
    const noise = seededNoise(7)(0, 65_536);
    const moment = (power: number) =>
      noise.reduce((sum, value) => sum + value ** power, 0) / noise.length;
    expect(Math.abs(moment(1))).toBeLessThan(0.02);
    expect(Math.abs(moment(2) - 1)).toBeLessThan(0.02);
    expect(Math.abs(moment(3))).toBeLessThan(0.05);
    expect(Math.abs(moment(4) - 3)).toBeLessThan(0.1);
  });

  it('does not depend on how much of it is asked for', () => {
    const whole = seededNoise(9)(0, 1001);
    expect(seededNoise(9)(0, 6)).toEqual(whole.slice(0, 6));
    expect(whole).toHaveLength(1001);
  });

  it('differs by seed, by gentleness and by stream', () => {
    const all = [
      seededNoise(1)(0, 8),
      seededNoise(2)(0, 8),
      seededNoise(1, 1)(0, 8),
      seededNoise(1)(1, 8),
    ].map(String);
    expect(new Set(all).size).toBe(all.length);
  });
});
