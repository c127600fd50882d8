import { isUnfinished, type Slot } from './slot.js';

/** What is known here, completed by what another tab has written: it knows results, not progress. */
export function mergeSlots(own: readonly Slot[], written: readonly Slot[]): Slot[] {
  return written.map((slot) => {
    const known = own.find(({ index }) => index === slot.index);
    if (!known || known.state === 'sending' || !isUnfinished(slot)) return slot;
    return known;
  });
}
