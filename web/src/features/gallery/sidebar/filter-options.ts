import { locale } from '../../../lib/locale.js';

/** In the order of the language: the server sorts by English names. */
export const optionsOf = (
  named: readonly { name: string; n: number }[],
  label: (name: string) => string,
) =>
  named
    .map(({ name, n }) => ({ value: name, label: `${label(name)} (${n})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
