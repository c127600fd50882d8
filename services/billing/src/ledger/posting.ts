import type { Posting } from '../database/ledger.repository.js';

const nothing = {
  available: 0,
  held: 0,
  sales: 0,
  revenue: 0,
  corrections: 0,
  hold_id: null,
  purchase_id: null,
};

export function purchased(purchaseId: string, credits: number): Posting {
  const kind = 'purchase';
  return { ...nothing, kind, available: credits, sales: -credits, purchase_id: purchaseId };
}

/** @param credits taken back; negative when returned */
export function refunded(purchaseId: string, credits: number): Posting {
  const kind = credits > 0 ? 'refund' : 'adjustment';
  return { ...nothing, kind, available: -credits, sales: credits, purchase_id: purchaseId };
}

export function held(holdId: string, credits: number): Posting {
  return { ...nothing, kind: 'hold', available: -credits, held: credits, hold_id: holdId };
}

export function captured(holdId: string, credits: number): Posting {
  return { ...nothing, kind: 'capture', held: -credits, revenue: credits, hold_id: holdId };
}

export function released(holdId: string, credits: number): Posting {
  return { ...nothing, kind: 'release', held: -credits, available: credits, hold_id: holdId };
}

export function corrected(credits: number): Posting {
  return { ...nothing, kind: 'adjustment', available: credits, corrections: -credits };
}
