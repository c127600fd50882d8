import { readLocal, writeLocal } from '../../lib/local-flags.js';

const KEY = 'likeness.celebrated';
/** Who comes back to an address does so soon; the list must not grow for ever. */
const KEPT = 20;

const ids = () => (readLocal(KEY) ?? '').split(' ').filter(Boolean);

/** Payments that this browser has been told of: an address that is opened again is no new one. */
export function wasCelebrated(checkoutId: string): boolean {
  return ids().includes(checkoutId);
}

export function keepCelebrated(checkoutId: string): void {
  const kept = ids().filter((id) => id !== checkoutId);
  writeLocal(KEY, [...kept, checkoutId].slice(-KEPT).join(' '));
}
