/** Scroll position in px, time in ms. */
export type ScrollPoint = { readonly y: number; readonly at: number };

/** A tile that crosses the window faster than this isn't visible long enough. */
const GLANCE_MS = 250;

export function isFastScroll(from: ScrollPoint, to: ScrollPoint, windowHeight: number): boolean {
  const elapsed = Math.max(1, to.at - from.at);
  return Math.abs(to.y - from.y) / elapsed > windowHeight / GLANCE_MS;
}
