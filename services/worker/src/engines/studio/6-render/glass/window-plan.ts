import { atan2, floor, hypot, min, PI } from '../../../../imaging/math.js';

export const PARTS = { halo: 0, ring: 20, field: 60, frame: 80 } as const;
export const WINDOW_PANES = 128;

type Plan = {
  readonly size: number;
  readonly centre: { readonly x: number; readonly y: number };
  readonly faceHeight: number;
  /** Turns the rays, in radians. */
  readonly turn: number;
};

/** Frame width in shares of the side, and panes per side. */
const FRAME = { width: 0.042, panes: 8 } as const;
/** Outer radius in face heights. */
const HALO = 0.98;
const RING = 1.12;
const RAYS = { halo: 14, ring: 28, field: 14 } as const;

export function windowPane({ size, centre, faceHeight, turn }: Plan, x: number, y: number): number {
  const inner = FRAME.width * size;
  if (isFrame(size, x, y)) {
    const along = (v: number) => floor((FRAME.panes * (v - inner)) / (size - 2 * inner));
    const side = y < inner ? 0 : y >= size - inner ? 1 : x < inner ? 2 : 3;
    const place = side < 2 ? along(x) : along(y);
    return PARTS.frame + side * (FRAME.panes + 2) + 1 + place;
  }
  const [dx, dy] = [x - centre.x, y - centre.y];
  const radius = hypot(dx, dy) / faceHeight;
  const ray = (count: number, shift: number) =>
    floor((((atan2(dy, dx) + turn) / (2 * PI) + 2) % 1) * count + shift) % count;
  if (radius < HALO) return PARTS.halo + ray(RAYS.halo, 0);
  if (radius < RING) return PARTS.ring + ray(RAYS.ring, 0);
  return PARTS.field + ray(RAYS.field, 0.5);
}

export function isFrame(size: number, x: number, y: number): boolean {
  return min(x, y, size - 1 - x, size - 1 - y) < FRAME.width * size;
}
