/** The middle of a text, in percent of the picture's width and height. */
export type Place = { readonly x: number; readonly y: number };

const NEAREST = 5;
const FARTHEST = 95;

const within = (value: number) => Math.min(FARTHEST, Math.max(NEAREST, value));

/** No text leaves the picture. */
export function clampPlace({ x, y }: Place): Place {
  return { x: within(x), y: within(y) };
}

/**
 * Height that the visible watermark takes at the bottom, its margin and a gap included, as a share of
 * the picture's width; the worker draws it 30 % wide in a corner.
 */
const WATERMARK_BAND = 0.12;

/** The lowest edge, as a share of the picture's height, that a text in its standard place may reach. */
export function standardFloor(aspectRatio: number, hasWatermark: boolean): number {
  return hasWatermark ? 1 - WATERMARK_BAND * aspectRatio : 1;
}

/** A line takes more of the height of a wide picture, and less of that of a tall one. */
export function standardPlaces(aspectRatio: number): { top: Place; bottom: Place } {
  if (aspectRatio > 1.4) return { top: { x: 50, y: 13 }, bottom: { x: 50, y: 83 } };
  if (aspectRatio < 0.75) return { top: { x: 50, y: 8 }, bottom: { x: 50, y: 88 } };
  return { top: { x: 50, y: 10 }, bottom: { x: 50, y: 85 } };
}
