import { STYLE_SEARCH_WORDS } from '@likeness/contracts/generation/style-search-words';
import { STYLES, styleIdOf } from '@likeness/contracts/generation/styles';
import type { StyleOption } from './style-options.js';

export function findStyles(options: readonly StyleOption[], search: string): StyleOption[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = folded(searchText(option));
    return words.every((word) => text.includes(word));
  });
}

function searchText({ value, label, description, engine }: StyleOption): string {
  const id = styleIdOf(value);
  const words = [STYLES[id]?.german, STYLE_SEARCH_WORDS[id]];
  return [value, label, description, engine, ...words].join(' ');
}

function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}
