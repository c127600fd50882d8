import { labToRgb } from '../../imaging/colour.js';
import { planar, type Planar } from '../../imaging/planar.js';
import { seededRandom } from '../../imaging/random.js';
import { paletteOf, transferPalette } from './palette.js';

function picture(l: number, a: number, b: number, seed: number): Planar {
  const out = planar(64, 64);
  const random = seededRandom(seed);
  const rgb = [0, 0, 0];
  for (let i = 0; i < out.r.length; i++) {
    const swing = random.between(-6, 6);
    labToRgb(l + random.between(-12, 12), a + swing, b - swing * 0.5, rgb);
    [out.r[i], out.g[i], out.b[i]] = rgb;
  }
  return out;
}

describe('transferPalette', () => {
  const gray = picture(50, 0, 0, 1);
  const blue = paletteOf(picture(60, 2, -15, 2));

  it('brings the middle of the colours to that of the other picture', () => {
    const { a, b, l } = paletteOf(transferPalette(gray, blue, new Float32Array(64 * 64).fill(1)));
    expect(a).toBeCloseTo(blue.a, 0);
    expect(b).toBeCloseTo(blue.b, 0);
    expect(l.mean).toBeGreaterThan(52);
    expect(l.mean).toBeLessThan(57);
  });

  it('goes part of the way where less is asked for, and nowhere where nothing is', () => {
    const half = paletteOf(transferPalette(gray, blue, new Float32Array(64 * 64).fill(0.5)));
    expect(half.b).toBeCloseTo(blue.b / 2, 0);
    const same = transferPalette(gray, blue, new Float32Array(64 * 64));
    expect(Math.max(...same.r.map((v, i) => Math.abs(v - gray.r[i])))).toBeLessThan(0.01);
  });

  it('does not follow into unnatural skin colors', () => {
    const toxic = paletteOf(picture(60, -60, 60, 3));
    const { a, b } = paletteOf(transferPalette(gray, toxic, new Float32Array(64 * 64).fill(1)));
    expect(Math.hypot(a, b)).toBeLessThan(20);
  });
});
