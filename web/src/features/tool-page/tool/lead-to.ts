/** The parts of a tool's form, by `data-part`: a choice has the name of its field. */
export type FormPart =
  | 'style'
  | 'gender'
  | 'photos'
  | 'pose'
  | 'positivePrompt'
  | 'negativePrompt'
  | 'imageCount'
  | 'submit';

/** Order in which to look for a control to focus. */
const FIRST_CHOICES = [
  'button[type=submit]:not([disabled])',
  'input[type=radio]:checked',
  'input[type=radio]',
  'input:not([hidden], [disabled]), textarea',
  'button:not([disabled])',
];

/** Scrolls to the part of the form that a message belongs to and puts the keyboard there. */
export function leadTo(root: HTMLElement | null, part: FormPart): void {
  const section = root?.querySelector(`[data-part="${part}"]`);
  if (!section) return;
  section.scrollIntoView({ block: 'center' });
  const control = FIRST_CHOICES.map((choice) => section.querySelector<HTMLElement>(choice)).find(
    (element) => element !== null,
  );
  control?.focus({ preventScroll: true });
  // In a strip that scrolls sideways the choice may be out of sight.
  control?.closest('label')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
