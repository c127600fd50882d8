import {
  accountPlanJob,
  accountSnapshotJob,
  paymentTellJob,
} from '@likeness/contracts/jobs/accounts.jobs';
import { DatabaseModule } from '@likeness/service-kit/database/database.module';
import { PersonLimit } from '@likeness/service-kit/limits/person-limit';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { mailProviders } from '@likeness/service-kit/mail/mail-providers';
import { outboxOf } from '@likeness/service-kit/outbox/outbox.service';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountErasureService } from './accounts/account-erasure.service.js';
import { ErasedPaymentsService } from './accounts/erased-payments.service.js';
import { OwnedDataService } from './accounts/owned-data.service.js';
import { billingSettings } from './billing.settings.js';
import { CheckoutController } from './checkout/checkout.controller.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { CustomersService } from './checkout/customers.service.js';
import { IdempotentRequestsService } from './checkout/idempotent-requests.service.js';
import { BooksService } from './books/books.service.js';
import { AccountsRepository } from './database/accounts.repository.js';
import { BooksRepository } from './database/books.repository.js';
import { billingSchema } from './database/billing.schema.js';
import { CustomersRepository } from './database/customers.repository.js';
import { DeclarationsRepository } from './database/declarations.repository.js';
import { HoldsRepository } from './database/holds.repository.js';
import { LedgerRepository } from './database/ledger.repository.js';
import { PaymentClaimsRepository } from './database/payment-claims.repository.js';
import { PurchasesRepository } from './database/purchases.repository.js';
import { StripeEventsRepository } from './database/stripe-events.repository.js';
import { SubscriptionsRepository } from './database/subscriptions.repository.js';
import { CancellationLinksService } from './declarations/cancellation-links.service.js';
import { DeclarationMailsService } from './declarations/declaration-mails.service.js';
import { DeclarationsController } from './declarations/declarations.controller.js';
import { DeclarationsService } from './declarations/declarations.service.js';
import type { Env } from './env.js';
import { LedgerAuditService } from './figures/ledger-audit.service.js';
import { OpenFigures } from './figures/open-figures.js';
import { CreditsConsumer } from './holds/credits.consumer.js';
import { HoldExpiryService } from './holds/hold-expiry.service.js';
import { HoldsService } from './holds/holds.service.js';
import { HousekeepingService } from './housekeeping/housekeeping.service.js';
import { LedgerService } from './ledger/ledger.service.js';
import { PaymentNoticesService } from './notices/payment-notices.service.js';
import { OperatorController } from './internal/operator.controller.js';
import { InternalController } from './internal/internal.controller.js';
import { CorrectionsService } from './operator/corrections.service.js';
import { PaymentsController } from './http/payments.controller.js';
import { InvoicesService } from './invoices/invoices.service.js';
import { PriceListService } from './prices/price-list.service.js';
import { GrantsService } from './purchases/grants.service.js';
import { HeldRefundsService } from './purchases/held-refunds.service.js';
import { PurchasesService } from './purchases/purchases.service.js';
import { RefundsService } from './purchases/refunds.service.js';
import { AccountSnapshotsService } from './snapshots/account-snapshots.service.js';
import { StripeCallsService } from './stripe/stripe-calls.service.js';
import { SubscriptionClaimsService } from './subscriptions/subscription-claims.service.js';
import { SubscriptionEndService } from './subscriptions/subscription-end.service.js';
import { SubscriptionMirrorService } from './subscriptions/subscription-mirror.service.js';
import { EventHandling } from './webhook/event-handling.js';
import { SignedEvents } from './webhook/signed-events.js';
import { StripeLookService } from './webhook/stripe-look.service.js';
import { StripeWebhooksService } from './webhook/stripe-webhooks.service.js';
import { WebhookController } from './webhook/webhook.controller.js';

const REPOSITORIES = [
  AccountsRepository,
  BooksRepository,
  CustomersRepository,
  DeclarationsRepository,
  HoldsRepository,
  LedgerRepository,
  PaymentClaimsRepository,
  PurchasesRepository,
  StripeEventsRepository,
  SubscriptionsRepository,
];

@Module({
  controllers: [
    CheckoutController,
    DeclarationsController,
    InternalController,
    OperatorController,
    PaymentsController,
    WebhookController,
  ],
  providers: [
    ...REPOSITORIES,
    ...outboxOf(accountPlanJob, accountSnapshotJob, paymentTellJob),
    AccountErasureService,
    ErasedPaymentsService,
    OwnedDataService,
    BooksService,
    CancellationLinksService,
    CheckoutService,
    CorrectionsService,
    InvoicesService,
    CreditsConsumer,
    CustomersService,
    DeclarationsService,
    EventHandling,
    GrantsService,
    HeldRefundsService,
    HoldExpiryService,
    HoldsService,
    HousekeepingService,
    LedgerService,
    LedgerAuditService,
    OpenFigures,
    PaymentNoticesService,
    PersonLimit,
    IdempotentRequestsService,
    PriceListService,
    PurchasesService,
    QuickRedis,
    RefundsService,
    SignedEvents,
    AccountSnapshotsService,
    StripeCallsService,
    StripeLookService,
    StripeWebhooksService,
    SubscriptionClaimsService,
    SubscriptionEndService,
    SubscriptionMirrorService,
  ],
})
export class BillingModule {
  static register(env: Env, logger: Logger): DynamicModule {
    return {
      module: BillingModule,
      imports: [
        ServiceKitModule.register({ name: 'billing', env, logger }),
        DatabaseModule.register(billingSchema, env),
      ],
      providers: [...billingSettings(env), ...mailProviders(env, DeclarationMailsService)],
    };
  }
}
