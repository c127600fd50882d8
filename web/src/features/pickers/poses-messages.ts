import { capitalized } from '../../lib/images/tool-names.js';

const GERMAN: Readonly<Record<string, string>> = {
  'straight-ahead': 'Geradeaus',
  'turn-left': 'Nach links',
  'turn-right': 'Nach rechts',
  'chin-up': 'Kinn hoch',
  'chin-down': 'Kinn runter',
  'tilt-left': 'Links geneigt',
  'tilt-right': 'Rechts geneigt',
  'easy-left': 'Leicht links',
  'easy-right': 'Leicht rechts',
  'close-up': 'Nah',
  'step-back': 'Mit Abstand',
  'off-centre': 'Versetzt',
};

/** @param key is English words with hyphens */
export function pose(key: string): string {
  const words = key.replaceAll('-', ' ');
  return EN ? capitalized(words) : (GERMAN[key] ?? words);
}
