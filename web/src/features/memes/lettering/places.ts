/** The middle of a text, in percent of the picture's width and height. */
export type Place = { readonly x: number; readonly y: number };

const NEAREST = 5;
const FARTHEST = 95;

const within = (value: number) => Math.min(FARTHEST, Math.max(NEAREST, value));

/** No text leaves the picture. */
export function clampPlace({ x, y }: Place): Place {
  return { x: within(x), y: within(y) };
}

/** A line takes more of the height of a wide picture, and less of that of a tall one. */
export function standardPlaces(aspectRatio: number): { top: Place; bottom: Place } {
  if (aspectRatio > 1.4) return { top: { x: 50, y: 13 }, bottom: { x: 50, y: 83 } };
  if (aspectRatio < 0.75) return { top: { x: 50, y: 8 }, bottom: { x: 50, y: 88 } };
  return { top: { x: 50, y: 10 }, bottom: { x: 50, y: 85 } };
}
