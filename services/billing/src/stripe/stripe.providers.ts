import type { Provider } from '@nestjs/common';
import { Stripe } from 'stripe';
import { ReturnAddresses } from '../checkout/return-addresses.js';
import type { Env } from '../env.js';
import { PriceList } from '../prices/price-list.service.js';
import { StripeCalls } from './stripe-calls.service.js';
import { createStripeClient } from './stripe-client.js';
import { SignedEvents } from '../webhook/signed-events.js';

/** Stripe's client, and what depends on the settings of its account. */
export function stripeProviders(env: Env): Provider[] {
  const { STRIPE_WEBHOOK_SECRET, STRIPE_PRO_PRICE_ID, PUBLIC_URL, NODE_ENV } = env;
  return [
    {
      provide: Stripe,
      useFactory: () => createStripeClient(env.STRIPE_SECRET_KEY, env.STRIPE_API_URL),
    },
    StripeCalls,
    {
      provide: SignedEvents,
      useFactory: (stripe: Stripe) => new SignedEvents(stripe, STRIPE_WEBHOOK_SECRET),
      inject: [Stripe],
    },
    {
      provide: PriceList,
      useFactory: (calls: StripeCalls) => new PriceList(calls, STRIPE_PRO_PRICE_ID),
      inject: [StripeCalls],
    },
    {
      provide: ReturnAddresses,
      useValue: new ReturnAddresses(PUBLIC_URL, NODE_ENV === 'production'),
    },
  ];
}
