/** Center of a text, in percent of the picture's width and height. */
export type Place = { readonly x: number; readonly y: number };

const NEAREST = 5;
const FARTHEST = 95;

const within = (value: number) => Math.min(FARTHEST, Math.max(NEAREST, value));

export function clampPlace({ x, y }: Place): Place {
  return { x: within(x), y: within(y) };
}

/** Share of the picture's width: the watermark's height with its margin and a gap. */
const WATERMARK_BAND = 0.12;

/** Lowest edge of a text at its default place, as a share of the picture's height. */
export function standardFloor(aspectRatio: number, hasWatermark: boolean): number {
  return hasWatermark ? 1 - WATERMARK_BAND * aspectRatio : 1;
}

/** A line takes a larger share of the height in a wide picture than in a tall one. */
export function standardPlaces(aspectRatio: number): { top: Place; bottom: Place } {
  if (aspectRatio > 1.4) return { top: { x: 50, y: 13 }, bottom: { x: 50, y: 83 } };
  if (aspectRatio < 0.75) return { top: { x: 50, y: 8 }, bottom: { x: 50, y: 88 } };
  return { top: { x: 50, y: 10 }, bottom: { x: 50, y: 85 } };
}
