import type { Schema } from '@likeness/service-kit/database/database.module';
import { MailOrder } from '@likeness/service-kit/mail/mail-order.entity';
import { Account } from './account.entity.js';
import { Erasure } from './erasure.entity.js';
import { MailToken } from './mail-token.entity.js';
import { CreateAccounts1763650000000 } from './migrations/1763650000000-create-accounts.js';
import { ClaimVisitors1763660000000 } from './migrations/1763660000000-claim-visitors.js';
import { EraseAccounts1763670000000 } from './migrations/1763670000000-erase-accounts.js';
import { ExpiryNotices1764400000000 } from './migrations/1764400000000-expiry-notices.js';
import { FollowBilling1763690000000 } from './migrations/1763690000000-follow-billing.js';
import { BindSessions1763760000000 } from './migrations/1763760000000-bind-sessions.js';
import { ObjectRemovals1764300000000 } from './migrations/1764300000000-object-removals.js';
import { Newsletter1764410000000 } from './migrations/1764410000000-newsletter.js';
import { Operators1764500000000 } from './migrations/1764500000000-operators.js';
import { PaymentNotices1764700000000 } from './migrations/1764700000000-payment-notices.js';
import { Registrations1765140000000 } from './migrations/1765140000000-registrations.js';
import { Languages1765200000000 } from './migrations/1765200000000-languages.js';
import { SiteNotice1765300000000 } from './migrations/1765300000000-site-notice.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';
import { SessionRow } from './session.entity.js';

export const authSchema: Schema = {
  schema: 'auth',
  entities: [Account, SessionRow, MailToken, MailOrder, Erasure, NewsletterSubscriber],
  migrations: [
    CreateAccounts1763650000000,
    ClaimVisitors1763660000000,
    EraseAccounts1763670000000,
    FollowBilling1763690000000,
    BindSessions1763760000000,
    ObjectRemovals1764300000000,
    ExpiryNotices1764400000000,
    Newsletter1764410000000,
    Operators1764500000000,
    PaymentNotices1764700000000,
    Registrations1765140000000,
    Languages1765200000000,
    SiteNotice1765300000000,
  ],
};
