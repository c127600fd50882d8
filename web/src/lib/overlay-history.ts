import type { ParsedLocation, RouterHistory } from '@tanstack/react-router';

type Move = { fromLocation?: ParsedLocation | undefined; toLocation: ParsedLocation };

/** True for a way between a page and the same page with something laid over it. */
export function isOverlayMove({ fromLocation, toLocation }: Move): boolean {
  if (fromLocation?.pathname !== toLocation.pathname) return false;
  return fromLocation.state.overlay !== toLocation.state.overlay;
}

/**
 * Gives what lies over the page an entry in the history, so that the browser's Back takes it away and
 * not the page; what is opened over that stands in a further entry. Returns the function that takes
 * the entry out again. Where the page below was changed meanwhile, the entry becomes that page's: Back leads to
 * how it was.
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
