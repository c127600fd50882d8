import { serviceClients } from '@likeness/service-kit/http/service-clients';
import { PersonLimitSettings } from '@likeness/service-kit/limits/person-limit';
import { settings } from '@likeness/service-kit/wiring/settings';
import type { Provider } from '@nestjs/common';
import { Stripe } from 'stripe';
import { checkoutLimit } from './checkout/checkout-limit.js';
import { ReturnAddresses } from './checkout/return-addresses.js';
import { DeclarationSettings } from './declarations/declaration.settings.js';
import type { Env } from './env.js';
import { StripeSettings } from './stripe/stripe.settings.js';
import { createStripeClient } from './stripe/stripe-client.js';

export function billingSettings(env: Env): Provider[] {
  const { PUBLIC_URL: publicUrl, NODE_ENV, AUTH_SECRET: secret } = env;
  return [
    ...serviceClients({ auth: env.AUTH_URL }),
    settings(PersonLimitSettings, checkoutLimit(env)),
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
