const HOUR_SECONDS = 3_600;

/** Each checkout leaves an open session at Stripe. */
export function checkoutLimit(env: { readonly RATE_CHECKOUTS_PER_HOUR: number }) {
  return {
    name: 'checkouts',
    max: env.RATE_CHECKOUTS_PER_HOUR,
    windowSeconds: HOUR_SECONDS,
    detail: 'You have begun many payments in the last hour. Please try again later.',
  };
}
