import type { Schema } from '@likeness/service-kit/database/database.module';
import { MailOrder } from '@likeness/service-kit/mail/mail-order.entity';
import { OutboxEntry } from '@likeness/service-kit/outbox/outbox.entity';
import { AnnouncePlans1764400000000 } from './migrations/1764400000000-announce-plans.js';
import { CreateLedger1763680000000 } from './migrations/1763680000000-create-ledger.js';
import { MirrorStripe1763690000000 } from './migrations/1763690000000-mirror-stripe.js';
import { TakeDeclarations1763700000000 } from './migrations/1763700000000-take-declarations.js';
import { AwaitHeldCredits1764200000000 } from './migrations/1764200000000-await-held-credits.js';
import { NoteUnhandledEvents1764500000000 } from './migrations/1764500000000-note-unhandled-events.js';
import { CountDeclarationsByAddress1764300000000 } from './migrations/1764300000000-count-declarations-by-address.js';
import { ConfirmOrders1764700000000 } from './migrations/1764700000000-confirm-orders.js';
import { TraceOutbox1764600000000 } from './migrations/1764600000000-trace-outbox.js';

export const billingSchema: Schema = {
  schema: 'billing',
  entities: [OutboxEntry, MailOrder],
  migrations: [
    CreateLedger1763680000000,
    MirrorStripe1763690000000,
    TakeDeclarations1763700000000,
    AwaitHeldCredits1764200000000,
    CountDeclarationsByAddress1764300000000,
    AnnouncePlans1764400000000,
    NoteUnhandledEvents1764500000000,
    TraceOutbox1764600000000,
    ConfirmOrders1764700000000,
  ],
};
