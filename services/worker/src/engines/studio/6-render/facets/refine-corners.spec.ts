import { planar } from '../../../../imaging/planar.js';
import { refineCorners } from './refine-corners.js';

const SIDE = 128;
const RADIUS = 36;

describe('refineCorners', () => {
  const picture = planar(SIDE, SIDE);
  const fromCentre = (x: number, y: number) => Math.hypot(x - SIDE / 2, y - SIDE / 2);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const isDisc = fromCentre((i % SIDE) + 0.5, Math.floor(i / SIDE) + 0.5) < RADIUS;
    for (const plane of [picture.r, picture.g, picture.b]) plane[i] = isDisc ? 0.9 : 0.1;
  }
  const corners = [
    { x: -3, y: -4 },
    { x: SIDE + 5, y: -2 },
    { x: SIDE + 2, y: SIDE + 6 },
    { x: -6, y: SIDE + 3 },
    { x: 61.3, y: 66.7 },
  ];
  const everywhere = (value: number) => new Float32Array(SIDE * SIDE).fill(value);

  it('puts the new corners on the outline of what is seen', () => {
    const refined = refineCorners(picture, corners, {
      weight: everywhere(1),
      spacing: everywhere(6),
      corners: 24,
    });

    const added = refined.slice(corners.length);
    expect(refined.slice(0, corners.length)).toEqual(corners);
    expect(added.length).toBeGreaterThanOrEqual(8);
    const away = added.map(({ x, y }) => Math.abs(fromCentre(x, y) - RADIUS));
    expect(Math.max(...away)).toBeLessThan(3);
  });

  it('keeps corners apart', () => {
    const added = refineCorners(picture, [...corners], {
      weight: everywhere(1),
      spacing: everywhere(20),
      corners: 24,
    });

    const apart = added.flatMap((a, i) =>
      added.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(20);
  });
});
