import { labToRgb, rgbToLab } from './colour.js';

describe('colour', () => {
  it('gives black and white the lightness 0 and 100', () => {
    const lab = [0, 0, 0];
    rgbToLab(0, 0, 0, lab);
    expect(lab[0]).toBeGreaterThanOrEqual(0);
    expect(lab[0]).toBeCloseTo(0, 6);
    rgbToLab(1, 1, 1, lab);
    expect(lab[0]).toBeCloseTo(100, 3);
  });

  it.each([
    [0.004, 0.006, 0.011],
    [0.02, 0.05, 0.09],
    [0.8, 0.35, 0.2],
    [0.97, 0.99, 0.6],
  ])('brings %d, %d, %d back from L*a*b* within half a step of 8 bits', (...rgb) => {
    const [lab, back] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    rgbToLab(rgb[0], rgb[1], rgb[2], lab);
    labToRgb(lab[0], lab[1], lab[2], back);
    for (const [k, value] of rgb.entries())
      expect(Math.abs(back[k] - value)).toBeLessThan(0.5 / 255);
  });
});
