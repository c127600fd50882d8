import type { Schema } from '@likeness/service-kit/database/database.module';
import { OutboxRetries1765850000000 } from '@likeness/service-kit/outbox/outbox-retries.migration';
import { MailRefusals1765950000000 } from '@likeness/service-kit/mail/mail-refusals.migration';
import { Baseline1764700000000 } from './migrations/1764700000000-baseline.js';
import { PaymentClaims1765800000000 } from './migrations/1765800000000-payment-claims.js';

export const billingSchema: Schema = {
  schema: 'billing',
  entities: [],
  migrations: [
    Baseline1764700000000,
    PaymentClaims1765800000000,
    OutboxRetries1765850000000,
    MailRefusals1765950000000,
  ],
};
