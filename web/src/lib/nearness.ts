import { inTurn } from './page-settled.js';

/** How far outside the view a part is near, in heights of the view. */
const MARGIN = '50% 0%';
/** Who has looked at one place for this long is not kept waiting if they then go on. */
const LEFT_ALONE_MS = 8_000;
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once when somebody comes near `place`, points at it or reaches it by keyboard, or, in turn with the
 * other parts of the page, when the page has been open for a while. Returns the function that cancels.
 */
export function whenNear(place: Element, callback: () => void): () => void {
  if (waiting.size === 0) for (const type of TOUCHES) window.addEventListener(type, touch, true);
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) come(target);
    },
    { rootMargin: MARGIN },
  );
  let cancelTurn = () => {};
  const timer = setTimeout(() => {
    cancelTurn = inTurn(() => come(place));
  }, LEFT_ALONE_MS);
  const leave = () => {
    clearTimeout(timer);
    cancelTurn();
    observer?.unobserve(place);
    waiting.delete(place);
    if (waiting.size === 0)
      for (const type of TOUCHES) window.removeEventListener(type, touch, true);
  };
  waiting.set(place, () => {
    leave();
    callback();
  });
  observer.observe(place);
  return leave;
}

function come(place: Element): void {
  waiting.get(place)?.();
}

/** Before React, which stops what it can't answer yet. */
function touch({ target }: Event): void {
  if (!(target instanceof Element)) return;
  for (const place of [...waiting.keys()]) if (place.contains(target)) come(place);
}
