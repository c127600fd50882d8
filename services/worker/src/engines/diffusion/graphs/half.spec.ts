import { fromHalf, toHalf } from './half.js';

describe('toHalf', () => {
  it.each([
    [0, 0x0000],
    [-0, 0x8000],
    [1, 0x3c00],
    [-2, 0xc000],
    [65504, 0x7bff],
    [65520, 0x7c00],
    [-Infinity, 0xfc00],
    [2 ** -24, 0x0001],
    [2 ** -25, 0x0000],
    [3 * 2 ** -25, 0x0002],
    [2 ** -14, 0x0400],
    [1 + 2 ** -11, 0x3c00],
    [1 + 3 * 2 ** -11, 0x3c02],
    [NaN, 0x7e00],
  ])('rounds %d to the nearest', (value, bits) => {
    expect(toHalf(Float32Array.of(value))[0]).toBe(bits);
  });

  it('is undone by fromHalf for every number of 16 bits', () => {
    const bits = Uint16Array.from({ length: 65_536 }, (_, i) => i).filter(
      (each) => (each & 0x7c00) !== 0x7c00 || (each & 0x3ff) === 0,
    );
    expect(toHalf(fromHalf(bits))).toEqual(bits);
  });
});
