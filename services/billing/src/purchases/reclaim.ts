export type Reclaim = {
  /** Taken from the balance; negative when credits return. */
  readonly taken: number;
  readonly takenBack: number;
  readonly shortfall: number;
};

/** Rounded down. Spent credits become a shortfall, which only returned money clears. */
export function reclaim(
  purchase: { credits: number; amountCents: number; takenBack: number; shortfall: number },
  reclaimedCents: number,
  available: number,
): Reclaim {
  const { credits, amountCents, takenBack, shortfall } = purchase;
  const due = amountCents === 0 ? 0 : Math.floor((credits * reclaimedCents) / amountCents);
  const change = due - takenBack - shortfall;
  if (change >= 0) {
    const taken = Math.min(change, available);
    return { taken, takenBack: takenBack + taken, shortfall: shortfall + change - taken };
  }
  const forgiven = Math.min(-change, shortfall);
  const taken = change + forgiven;
  // Avoids booking minus zero as an entry.
  return { taken: taken || 0, takenBack: takenBack + taken, shortfall: shortfall - forgiven };
}
