/** Marks parts of the page that aren't hydrated yet. */
export const WAITING = '[data-waiting]';

let held: HTMLElement | undefined;

/** Records clicks on parts that aren't hydrated yet, so that the first click works. */
export function holdPresses(): void {
  window.addEventListener('click', hold, { capture: true });
}

/** True when the user has pressed something in this part. */
export const isPressedIn = (place: HTMLElement) => place.contains(held ?? null);

export function pressAgain(place: HTMLElement): void {
  delete place.dataset.waiting;
  if (!held || !place.contains(held) || held.closest(WAITING)) return;
  const target = held;
  held = undefined;
  // Outside the effect, because React can't hydrate the click target within one.
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

/** True when the router would follow the link within the page instead of the browser. */
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
