/** The account at Stripe that this installation sells through. */
export abstract class StripeSettings {
  abstract readonly webhookSecret: string;
  /** The price of the Professional plan. */
  abstract readonly planPriceId: string;
}
