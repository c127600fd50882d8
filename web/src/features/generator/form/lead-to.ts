import type { FormPart } from './submit-checks.js';

/** Scrolls to the part of the form that a message belongs to and puts the keyboard there. */
export function leadTo(root: HTMLElement | null, part: FormPart): void {
  const section = root?.querySelector(`[data-part="${part}"]`);
  if (!section) return;
  section.scrollIntoView({ block: 'center' });
  // A choice comes before the buttons that only turn its pages.
  const control =
    section.querySelector<HTMLElement>('input:not([hidden], [disabled]), textarea') ??
    section.querySelector<HTMLElement>('button:not([disabled])');
  control?.focus({ preventScroll: true });
}
