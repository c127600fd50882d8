export type Reclaim = {
  /** Credits that go from the person's balance; negative where some come back. */
  readonly taken: number;
  /** What the purchase says afterwards. */
  readonly takenBack: number;
  readonly shortfall: number;
};

/**
 * What a refund or dispute means in credits: the share of the pack that matches the share of the
 * money, rounded down, taken as far as it is still there. What is not there any more is recorded as
 * a shortfall and not collected. When money comes back (a dispute that was won), the shortfall goes
 * first, then credits are given again.
 */
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
  // Minus zero would be booked as a movement of nothing.
  return { taken: taken || 0, takenBack: takenBack + taken, shortfall: shortfall - forgiven };
}
