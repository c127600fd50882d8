import { seededNoise } from './seeded-noise.js';
import { createHash } from 'node:crypto';

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
