export abstract class StripeSettings {
  abstract readonly webhookSecret: string;
  abstract readonly planPriceId: string;
}
