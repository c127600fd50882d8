const delay = 300;
const interval = 100;
const maxChecks = 50;
const offset = 50;

/**
 * Waits 300 ms, then looks for a target every 100 ms, up to 50 times, and hands it on when it is
 * there. Returns a function that gives up.
 */
export function awaitTarget<Target>(
  find: () => Target | null,
  arrive: (target: Target) => void,
): () => void {
  let checks = 0;
  let timer = setTimeout(check, delay);

  function check() {
    const target = find();
    checks += 1;
    if (target !== null) arrive(target);
    else if (checks < maxChecks) timer = setTimeout(check, interval);
  }

  return () => clearTimeout(timer);
}

/** Scrolls to 50 px above the element and moves the focus there, so that Tab goes on from it. */
export function scrollToElement(element: HTMLElement): void {
  const top = element.getBoundingClientRect().top + window.scrollY - offset;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
