import { readLocal, writeLocal } from '../../lib/local-flags.js';

const KEY = 'likeness.celebrated';
const KEPT = 20;

const ids = () => (readLocal(KEY) ?? '').split(' ').filter(Boolean);

/** Payments already celebrated in this browser, so that reopening the URL doesn't repeat it. */
export function wasCelebrated(checkoutId: string): boolean {
  return ids().includes(checkoutId);
}

export function keepCelebrated(checkoutId: string): void {
  const kept = ids().filter((id) => id !== checkoutId);
  writeLocal(KEY, [...kept, checkoutId].slice(-KEPT).join(' '));
}
