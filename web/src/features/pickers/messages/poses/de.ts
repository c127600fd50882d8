/** @param key is English words with hyphens */
export function pose(key: string): string {
  return POSES[key] ?? key.replaceAll('-', ' ');
}
const POSES: Readonly<Record<string, string>> = {
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
