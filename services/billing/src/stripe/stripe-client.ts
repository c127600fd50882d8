import { Stripe } from 'stripe';

const PATIENCE_MS = 10_000;
const RETRIES = 2;

export abstract class StripeSettings {
  abstract readonly webhookSecret: string;
  abstract readonly planPriceId: string;
}

export function createStripeClient(secretKey: string, apiUrl: string | undefined): Stripe {
  const shared = { timeout: PATIENCE_MS, maxNetworkRetries: RETRIES, telemetry: false };
  if (apiUrl === undefined) return new Stripe(secretKey, shared);
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    ...shared,
    protocol: protocol === 'https:' ? 'https' : 'http',
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
  });
}
