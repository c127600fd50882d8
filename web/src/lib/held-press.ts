/** Set on parts of a page that stand there but don't hear anything yet. */
export const WAITING = '[data-waiting]';

let held: HTMLElement | undefined;

/** Keeps what is pressed in a part that is waiting, so that the first press works. */
export function holdPresses(): void {
  window.addEventListener('click', hold, { capture: true });
}

/** The part hears by now: what was pressed there is pressed again. */
export function pressAgain(place: HTMLElement): void {
  delete place.dataset.waiting;
  if (!held || !place.contains(held) || held.closest(WAITING)) return;
  const target = held;
  held = undefined;
  // Not within an effect, where React could not hydrate what is pressed.
  setTimeout(() => target.isConnected && target.click());
}

function hold(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest(WAITING)) return;
  const link = target.closest('a');
  if (link && !isOurs(event, link)) return;
  const pressed = link ?? target.closest<HTMLElement>('button, label:has([type=radio])');
  if (!pressed) return;
  event.preventDefault();
  event.stopPropagation();
  held = pressed;
}

/** Whether the router would follow the link within the page; anything else is the browser's. */
function isOurs(event: MouseEvent, { origin, target }: HTMLAnchorElement): boolean {
  const isPlain = !(
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
  return isPlain && origin === window.location.origin && target === '';
}
