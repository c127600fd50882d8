/** Distance outside the viewport that counts as near, in viewport heights. */
const MARGIN = '50% 0%';
const USER_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Fires on scroll, hover or focus. Returns a cancel function. */
export function whenNear(place: Element, callback: () => void): () => void {
  if (waiting.size === 0)
    for (const type of USER_EVENTS) window.addEventListener(type, onUserEvent, true);
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) trigger(target);
    },
    { rootMargin: MARGIN },
  );
  const leave = () => {
    observer?.unobserve(place);
    waiting.delete(place);
    if (waiting.size === 0)
      for (const type of USER_EVENTS) window.removeEventListener(type, onUserEvent, true);
  };
  waiting.set(place, () => {
    leave();
    callback();
  });
  observer.observe(place);
  return leave;
}

function trigger(place: Element): void {
  waiting.get(place)?.();
}

/** Runs before React, which stops events that it can't handle yet. */
function onUserEvent({ target }: Event): void {
  if (!(target instanceof Element)) return;
  for (const place of [...waiting.keys()]) if (place.contains(target)) trigger(place);
}
