import type { ParsedLocation, RouterHistory } from '@tanstack/react-router';

type Move = { fromLocation?: ParsedLocation | undefined; toLocation: ParsedLocation };

/** True for a navigation between a page and the same page with an overlay. */
export function isOverlayMove({ fromLocation, toLocation }: Move): boolean {
  if (fromLocation?.pathname !== toLocation.pathname) return false;
  return fromLocation.state.overlay !== toLocation.state.overlay;
}

/**
 * Adds a history entry, so that Back closes the overlay. The returned function removes the entry;
 * if the page below changed, the entry becomes that page's state.
 */
export function coverPage(history: RouterHistory, name: string, onBack: () => void): () => void {
  const { href, state } = history.location;
  const overlay = state.overlay === undefined ? name : `${state.overlay}/${name}`;
  const isOver = () => `${history.location.state.overlay}/`.startsWith(`${overlay}/`);
  history.push(href, { ...state, overlay });
  const stop = history.subscribe(() => {
    if (!isOver()) onBack();
  });
  return () => {
    stop();
    if (!isOver()) return;
    const { href: left } = history.location;
    if (left === href) history.back();
    else history.replace(left, state);
  };
}
