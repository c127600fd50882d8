import { serviceClients } from '@likeness/service-kit/http/service-clients';
import { PersonLimitSettings } from '@likeness/service-kit/limits/person-limit';
import { settings } from '@likeness/service-kit/wiring/settings';
import type { Provider } from '@nestjs/common';
import { Stripe } from 'stripe';
import { ReturnAddresses } from './checkout/return-addresses.js';
import { DeclarationSettings } from './declarations/declaration-settings.js';
import type { Env } from './env.js';
import { createStripeClient, StripeSettings } from './stripe/stripe-client.js';

export function billingSettings(env: Env): Provider[] {
  const { PUBLIC_URL: publicUrl, NODE_ENV, AUTH_SECRET: secret } = env;
  return [
    ...serviceClients({ auth: env.AUTH_URL }),
    // Each checkout leaves an open session at Stripe.
    settings(PersonLimitSettings, {
      name: 'checkouts',
      max: env.RATE_CHECKOUTS_PER_HOUR,
      windowSeconds: 3_600,
      detail: 'You have begun many payments in the last hour. Please try again later.',
    }),
    settings(DeclarationSettings, { publicUrl, secret }),
    settings(StripeSettings, {
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      planPriceId: env.STRIPE_PRO_PRICE_ID,
    }),
    {
      provide: Stripe,
      useValue: createStripeClient(env.STRIPE_SECRET_KEY, env.STRIPE_API_URL),
    },
    {
      provide: ReturnAddresses,
      useValue: new ReturnAddresses(publicUrl, NODE_ENV === 'production'),
    },
  ];
}
