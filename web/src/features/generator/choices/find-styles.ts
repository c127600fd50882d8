import { STYLE_FAMILIES, STYLE_SYNONYMS } from '@likeness/contracts/generation/style-families';
import type { StyleOption } from './style-options.js';

export function findStyles(options: readonly StyleOption[], search: string): StyleOption[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = folded(searchText(option));
    return words.every((word) => text.includes(word));
  });
}

function searchText({ value, label, description, engine }: StyleOption): string {
  const style = value.toLowerCase();
  const families = STYLE_FAMILIES.filter(({ styles }) => styles.includes(style));
  return [
    label,
    description,
    engine,
    STYLE_SYNONYMS[style],
    ...families.map((family) => family.words),
  ].join(' ');
}

function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}
