import { isUnfinished, type Slot } from '../../runs/run/slot.js';
import * as text from './messages/en.js';

export type MissedReason = { numbers: number[]; detail: string };

/** Why images did not come out, each reason once with the numbers it holds for. */
export function missedReasons(slots: readonly Slot[]): MissedReason[] {
  const reasons = new Map<string, number[]>();
  for (const slot of slots) {
    if (isUnfinished(slot) || slot.state === 'done' || slot.state === 'cancelled') continue;
    const detail = slot.detail ?? text.noReason;
    reasons.set(detail, [...(reasons.get(detail) ?? []), slot.index + 1]);
  }
  return [...reasons].map(([detail, numbers]) => ({ numbers, detail }));
}
