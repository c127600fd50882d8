import {
  accountPlanJob,
  accountSnapshotJob,
  paymentTellJob,
} from '@likeness/contracts/jobs/accounts.jobs';
import { DatabaseModule } from '@likeness/service-kit/database/database.module';
import { PersonLimit, PersonLimitSettings } from '@likeness/service-kit/limits/person-limit';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { mailProviders } from '@likeness/service-kit/mail/mail-providers';
import { outboxOf } from '@likeness/service-kit/outbox/outbox.service';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { serviceClients } from '@likeness/service-kit/http/service-clients';
import { settings } from '@likeness/service-kit/wiring/settings';
import { Stripe } from 'stripe';
import {
  AccountErasureService,
  ErasedPaymentsService,
  OwnedDataService,
} from './accounts/account-erasure.service.js';
import { CheckoutController } from './checkout/checkout.controller.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { CustomersService } from './checkout/customers.service.js';
import { BooksService } from './books/books.service.js';
import { AccountsRepository, CustomersRepository } from './database/accounts.repository.js';
import { BooksRepository } from './database/books.repository.js';
import { billingSchema } from './database/billing.schema.js';
import { DeclarationsRepository } from './database/declarations.repository.js';
import { HoldsRepository } from './database/holds.repository.js';
import { LedgerRepository } from './database/ledger.repository.js';
import { PaymentClaimsRepository } from './database/payment-claims.repository.js';
import { PurchasesRepository } from './database/purchases.repository.js';
import { StripeEventsRepository } from './database/stripe-events.repository.js';
import { SubscriptionsRepository } from './database/subscriptions.repository.js';
import {
  CancellationLinksService,
  DeclarationSettings,
} from './declarations/cancellation-links.service.js';
import { DeclarationMailsService } from './declarations/declaration-receipt.js';
import { DeclarationsController } from './declarations/declarations.controller.js';
import { DeclarationsService } from './declarations/declarations.service.js';
import type { Env } from './env.js';
import { LedgerAuditService, OpenFigures } from './figures/open-figures.js';
import { CreditsConsumer, HoldExpiryService, HoldsService } from './holds/holds.service.js';
import { HousekeepingService } from './housekeeping/housekeeping.service.js';
import { LedgerService } from './ledger/ledger.service.js';
import { PaymentNoticesService } from './notices/payment-notices.service.js';
import { OperatorController } from './internal/operator.controller.js';
import { InternalController } from './internal/internal.controller.js';
import { CorrectionsService } from './operator/corrections.service.js';
import { PaymentsController } from './http/payments.controller.js';
import { InvoicesService } from './invoices/invoices.service.js';
import { PriceListService } from './prices/price-list.service.js';
import {
  GrantsService,
  HeldRefundsService,
  PurchasesService,
  RefundsService,
} from './purchases/purchases.service.js';
import { AccountSnapshotsService } from './snapshots/account-snapshots.service.js';
import { StripeCallsService } from './stripe/stripe-calls.service.js';
import {
  SubscriptionClaimsService,
  SubscriptionEndService,
} from './subscriptions/subscription-claims.service.js';
import { SubscriptionMirrorService } from './subscriptions/subscription-mirror.service.js';
import {
  EventHandling,
  SignedEvents,
  StripeWebhooksService,
} from './webhook/stripe-webhooks.service.js';
import { StripeReadsService } from './webhook/stripe-reads.service.js';
import { WebhookController } from './webhook/webhook.controller.js';
import { ReturnAddresses } from './checkout/return-addresses.js';
import { createStripeClient, StripeSettings } from './stripe/stripe-client.js';

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
    PriceListService,
    PurchasesService,
    QuickRedis,
    RefundsService,
    SignedEvents,
    AccountSnapshotsService,
    StripeCallsService,
    StripeReadsService,
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

function billingSettings(env: Env): Provider[] {
  const { PUBLIC_URL: publicUrl, AUTH_SECRET: secret } = env;
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
    { provide: ReturnAddresses, useValue: new ReturnAddresses(env) },
  ];
}
