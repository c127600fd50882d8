const delay = 300;
const interval = 100;
const maxChecks = 50;
/** In ms: late content of a page is there by then. */
const HOLD_MS = 15_000;
const USER_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Polls every 100 ms, up to 50 times. The returned function also cancels what `arrive` started. */
export function awaitTarget<Target>(
  find: () => Target | null,
  arrive: (target: Target) => () => void,
): () => void {
  let checks = 0;
  let leave = () => {};
  let timer = setTimeout(check, delay);

  function check() {
    const target = find();
    checks += 1;
    if (target !== null) leave = arrive(target);
    else if (checks < maxChecks) timer = setTimeout(check, interval);
  }

  return () => {
    clearTimeout(timer);
    leave();
  };
}

/** The style sheet keeps 50 px above the element free. */
function scrollTo(element: HTMLElement): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
}

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Scrolls to the element and moves the focus there, so that Tab continues from it. */
export function scrollToElement(element: HTMLElement): void {
  // A sticky element moves with the scroll, so scroll to its column.
  scrollTo(element.closest<HTMLElement>('[data-held]')?.parentElement ?? element);
  focus(element);
}

/** Scrolls to the element again whenever the page above it grows, until the user scrolls or types. */
export function holdElement({ id }: HTMLElement): () => void {
  const holding = new AbortController();
  const { signal } = holding;
  const leave = () => holding.abort();

  function arrive() {
    // A re-render may have replaced the element.
    const element = document.getElementById(id);
    if (!element) return;
    scrollTo(element);
    if (document.activeElement === document.body) focus(element);
  }

  const first = document.getElementById(id);
  if (first) focus(first);
  // Also fires for the first height.
  const observer = new ResizeObserver(arrive);
  observer.observe(document.body);
  // Content that grows while the page scrolls interrupts a smooth scroll.
  window.addEventListener('scrollend', arrive, { signal });
  for (const move of USER_MOVES) window.addEventListener(move, leave, { signal, passive: true });
  const timer = setTimeout(leave, HOLD_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return leave;
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
