/** Where somebody has scrolled to, and when, in milliseconds. */
export type ScrollPoint = { readonly y: number; readonly at: number };

/** A tile that crosses the window in less time than this is not looked at. */
const GLANCE_MS = 250;

/** True when what is on the page between two points in time flew past too fast to be seen. */
export function isFlight(from: ScrollPoint, to: ScrollPoint, windowHeight: number): boolean {
  const elapsed = Math.max(1, to.at - from.at);
  return Math.abs(to.y - from.y) / elapsed > windowHeight / GLANCE_MS;
}
