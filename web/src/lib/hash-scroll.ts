const delay = 300;
const interval = 100;
const maxChecks = 50;
const offset = 50;
/** In ms: the page has settled when nothing above the target moves for this long. */
const stillAfter = 2_000;
const holdAtMost = 15_000;
/** In ms: a busy page starts a scroll late. */
const stuckAfter = 400;
/** In px: browsers round positions to device pixels. */
const tolerance = 2;

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

export type View = {
  /** Scroll position of the target, limited to what the page can reach. */
  topOfTarget: () => number;
  top: () => number;
  scrollTo: (top: number) => void;
};

/** Scrolls again after each layout shift until the page settles. Returns a cancel function. */
export function holdTarget({ topOfTarget, top, scrollTo }: View): () => void {
  let aim = topOfTarget();
  let last = top();
  let resting = 0;
  let still = 0;
  let held = 0;
  const timer = setInterval(() => {
    const now = top();
    const isMoved = Math.abs(topOfTarget() - aim) > tolerance;
    resting = now === last ? resting + interval : 0;
    const isStuck = resting >= stuckAfter && Math.abs(now - aim) > tolerance;
    last = now;
    held += interval;
    still = isMoved || isStuck ? 0 : still + interval;
    if (isMoved || isStuck) {
      aim = topOfTarget();
      resting = 0;
      scrollTo(aim);
    }
    if (still >= stillAfter || held >= holdAtMost) clearInterval(timer);
  }, interval);
  scrollTo(aim);
  return () => clearInterval(timer);
}

const topOf = (element: HTMLElement) =>
  Math.round(element.getBoundingClientRect().top + window.scrollY - offset);

const lowestTop = () => document.documentElement.scrollHeight - window.innerHeight;

function scrollTo(top: number) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
}

function focus(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** After a re-render, a new element with the same id takes the focus. */
function drawnAnew({ id }: HTMLElement): HTMLElement | null {
  const element = document.getElementById(id);
  if (element && document.activeElement === document.body) focus(element);
  return element;
}

/** A sticky element moves with the scroll, so measure its column. */
const steadyPartOf = (element: HTMLElement) =>
  element.closest('[data-held]')?.parentElement ?? element;

/** Scrolls to 50 px above the element and moves the focus there, so that Tab continues from it. */
export function scrollToElement(element: HTMLElement): void {
  scrollTo(topOf(steadyPartOf(element)));
  focus(element);
}

/** Scrolls to the element and follows layout shifts until the user scrolls or types. */
export function holdElement(element: HTMLElement): () => void {
  focus(element);
  let held = element;
  let aim = 0;
  const letGo = holdTarget({
    topOfTarget() {
      if (!held.isConnected) held = drawnAnew(held) ?? held;
      if (held.isConnected) aim = Math.max(0, Math.min(topOf(held), lowestTop()));
      return aim;
    },
    top: () => window.scrollY,
    scrollTo,
  });
  const moving = new AbortController();
  const leave = () => {
    moving.abort();
    letGo();
  };
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(move, leave, { signal: moving.signal, passive: true });
  }
  return leave;
}
