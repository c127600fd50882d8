import type { FormPart } from './submit-checks.js';

/** Scrolls to the part of the form that a message belongs to and puts the keyboard there. */
export function leadTo(root: HTMLElement | null, part: FormPart): void {
  const section = root?.querySelector(`[data-part="${part}"]`);
  section?.scrollIntoView({ block: 'center' });
  section
    ?.querySelector<HTMLElement>('input:not([hidden]):not([disabled]), button:not([disabled])')
    ?.focus({ preventScroll: true });
}
