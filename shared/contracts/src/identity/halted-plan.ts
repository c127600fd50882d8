type Status = string | null | undefined;

/** Unpaid or disputed: without the plan's rights, but it can be mended and canceled. */
export function isHalted(status: Status): boolean {
  return status === 'past_due' || status === 'disputed';
}

/** Whether it renews until it is canceled. */
export function isRenewed(status: Status): boolean {
  return status === 'active' || isHalted(status);
}
