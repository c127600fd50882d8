import { accountStandingJob } from '@likeness/contracts/jobs/account-standing.job';
import type { JobDefinition } from '@likeness/contracts/jobs/job-definition';
import { JobSender } from '@likeness/queue/job-sender';
import { DatabaseModule } from '@likeness/service-kit/database/database.module';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { MailOrder } from '@likeness/service-kit/mail/mail-order.entity';
import { OutboxEntry } from '@likeness/service-kit/outbox/outbox.entity';
import { OutboxRelay } from '@likeness/service-kit/outbox/outbox-relay';
import { Outbox } from '@likeness/service-kit/outbox/outbox.service';
import { LOGGER, ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { CheckoutController } from './checkout/checkout.controller.js';
import { Checkout } from './checkout/checkout.service.js';
import { Customers } from './checkout/customers.service.js';
import { Belongings } from './accounts/belongings.service.js';
import { InternalAccountsController } from './accounts/internal-accounts.controller.js';
import { AccountsRepository } from './database/accounts.repository.js';
import { CustomersRepository } from './database/customers.repository.js';
import { DeclarationsRepository } from './database/declarations.repository.js';
import { HoldsRepository } from './database/holds.repository.js';
import { LedgerRepository } from './database/ledger.repository.js';
import { CreateLedger1763680000000 } from './database/migrations/1763680000000-create-ledger.js';
import { MirrorStripe1763690000000 } from './database/migrations/1763690000000-mirror-stripe.js';
import { TakeDeclarations1763700000000 } from './database/migrations/1763700000000-take-declarations.js';
import { AwaitHeldCredits1764200000000 } from './database/migrations/1764200000000-await-held-credits.js';
import { CountDeclarationsByAddress1764300000000 } from './database/migrations/1764300000000-count-declarations-by-address.js';
import { PurchasesRepository } from './database/purchases.repository.js';
import { StandingRepository } from './database/standing.repository.js';
import { StripeEventsRepository } from './database/stripe-events.repository.js';
import { SubscriptionsRepository } from './database/subscriptions.repository.js';
import { DeclarationsController } from './declarations/declarations.controller.js';
import type { Env } from './env.js';
import { CreditsConsumer } from './holds/credits.consumer.js';
import { HoldExpiry } from './holds/hold-expiry.service.js';
import { Holds } from './holds/holds.service.js';
import { InternalHoldsController } from './holds/internal-holds.controller.js';
import { Housekeeping } from './housekeeping/housekeeping.service.js';
import { LedgerController } from './ledger/ledger.controller.js';
import { Ledger } from './ledger/ledger.service.js';
import { Corrections } from './operator/corrections.service.js';
import { PricesController } from './prices/prices.controller.js';
import { HeldRefunds } from './purchases/held-refunds.service.js';
import { Purchases } from './purchases/purchases.service.js';
import { Standing } from './standing/standing.service.js';
import { StripeCalls } from './stripe/stripe-calls.service.js';
import { SubscriptionEnd } from './subscriptions/subscription-end.service.js';
import { SubscriptionMirror } from './subscriptions/subscription-mirror.service.js';
import { StripeNews } from './webhook/stripe-news.service.js';
import { WebhookController } from './webhook/webhook.controller.js';
import { declarationProviders } from './declarations/declarations.providers.js';
import { stripeProviders } from './stripe/stripe.providers.js';

const SERVICE = 'billing';

@Module({})
export class BillingModule {
  static register(env: Env, logger: Logger): DynamicModule {
    return {
      module: BillingModule,
      imports: [
        ServiceKitModule.register({
          name: SERVICE,
          logger,
          redisUrl: env.REDIS_URL,
          authSecret: env.AUTH_SECRET,
        }),
        DatabaseModule.register({
          url: env.DATABASE_URL,
          schema: SERVICE,
          entities: [OutboxEntry, MailOrder],
          migrations: [
            CreateLedger1763680000000,
            MirrorStripe1763690000000,
            TakeDeclarations1763700000000,
            AwaitHeldCredits1764200000000,
            CountDeclarationsByAddress1764300000000,
          ],
        }),
      ],
      controllers: [
        PricesController,
        CheckoutController,
        LedgerController,
        WebhookController,
        DeclarationsController,
        InternalAccountsController,
        InternalHoldsController,
      ],
      providers: [
        AccountsRepository,
        HoldsRepository,
        LedgerRepository,
        StandingRepository,
        CustomersRepository,
        SubscriptionsRepository,
        PurchasesRepository,
        StripeEventsRepository,
        DeclarationsRepository,
        Housekeeping,
        {
          provide: Outbox,
          useFactory: (database: DataSource, sender: JobSender) =>
            new Outbox(database, sender, [accountStandingJob as JobDefinition], logger),
          inject: [DataSource, JobSender],
        },
        OutboxRelay,
        Standing,
        HeldRefunds,
        Holds,
        HoldExpiry,
        {
          provide: CreditsConsumer,
          useFactory: (redis: Redis, log: Logger, holds: Holds) =>
            new CreditsConsumer(redis, log, holds),
          inject: [Redis, LOGGER, Holds],
        },
        Ledger,
        Corrections,
        ...declarationProviders(env),
        ...stripeProviders(env),
        Customers,
        Checkout,
        SubscriptionMirror,
        {
          provide: SubscriptionEnd,
          useFactory: (
            accounts: AccountsRepository,
            subscriptions: SubscriptionsRepository,
            events: StripeEventsRepository,
            calls: StripeCalls,
            mirror: SubscriptionMirror,
            standing: Standing,
          ) => new SubscriptionEnd({ accounts, subscriptions, events, calls, mirror, standing }),
          inject: [
            AccountsRepository,
            SubscriptionsRepository,
            StripeEventsRepository,
            StripeCalls,
            SubscriptionMirror,
            Standing,
          ],
        },
        {
          provide: Purchases,
          useFactory: (
            accounts: AccountsRepository,
            customers: CustomersRepository,
            purchases: PurchasesRepository,
            ledger: LedgerRepository,
            standing: Standing,
          ) => new Purchases({ accounts, customers, purchases, ledger, standing, logger }),
          inject: [
            AccountsRepository,
            CustomersRepository,
            PurchasesRepository,
            LedgerRepository,
            Standing,
          ],
        },
        {
          provide: Belongings,
          useFactory: (
            accounts: AccountsRepository,
            customers: CustomersRepository,
            subscriptions: SubscriptionsRepository,
            purchases: PurchasesRepository,
            ledger: LedgerRepository,
            declarations: DeclarationsRepository,
            calls: StripeCalls,
          ) => {
            const books = { accounts, purchases, ledger };
            return new Belongings({ ...books, customers, subscriptions, declarations, calls });
          },
          inject: [
            AccountsRepository,
            CustomersRepository,
            SubscriptionsRepository,
            PurchasesRepository,
            LedgerRepository,
            DeclarationsRepository,
            StripeCalls,
          ],
        },
        {
          provide: StripeNews,
          useFactory: (
            accounts: AccountsRepository,
            events: StripeEventsRepository,
            payments: PurchasesRepository,
            purchases: Purchases,
            mirror: SubscriptionMirror,
            calls: StripeCalls,
            standing: Standing,
          ) => {
            const parts = { accounts, events, payments, purchases, mirror, calls, standing };
            return new StripeNews({ ...parts, logger });
          },
          inject: [
            AccountsRepository,
            StripeEventsRepository,
            PurchasesRepository,
            Purchases,
            SubscriptionMirror,
            StripeCalls,
            Standing,
          ],
        },
      ],
    };
  }
}
