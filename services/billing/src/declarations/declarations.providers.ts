import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { MailDispatch } from '@likeness/service-kit/mail/mail-dispatch.service';
import { MailOrdersRepository } from '@likeness/service-kit/mail/mail-orders.repository';
import { MailWriter } from '@likeness/service-kit/mail/mail-writer';
import { Mailer } from '@likeness/service-kit/mail/mailer';
import type { Provider } from '@nestjs/common';
import { DeclarationsRepository } from '../database/declarations.repository.js';
import { SubscriptionsRepository } from '../database/subscriptions.repository.js';
import { AccountsClient } from './accounts.client.js';
import { CancellationLinks } from './cancellation-links.service.js';
import { DeclarationMails } from './declaration-mails.service.js';
import { Declarations } from './declarations.service.js';
import type { Env } from '../env.js';
import { SubscriptionEnd } from '../subscriptions/subscription-end.service.js';

/** Declarations, and the mails that answer them. */
export function declarationProviders(env: Env): Provider[] {
  return [
    MailOrdersRepository,
    { provide: Mailer, useFactory: () => new Mailer(env.SMTP_URL, env.MAIL_FROM) },
    { provide: MailWriter, useClass: DeclarationMails },
    MailDispatch,
    {
      provide: AccountsClient,
      useFactory: (tokens: InternalTokens) => {
        const ends = { from: 'billing', to: 'auth', baseUrl: env.AUTH_URL };
        return new AccountsClient(new InternalClient(tokens, ends));
      },
      inject: [InternalTokens],
    },
    {
      provide: CancellationLinks,
      useFactory: (
        declarations: DeclarationsRepository,
        subscriptions: SubscriptionsRepository,
        accounts: AccountsClient,
        end: SubscriptionEnd,
      ) => {
        const publicUrl = env.PUBLIC_URL;
        return new CancellationLinks({ declarations, subscriptions, accounts, end, publicUrl });
      },
      inject: [DeclarationsRepository, SubscriptionsRepository, AccountsClient, SubscriptionEnd],
    },
    {
      provide: Declarations,
      useFactory: (
        declarations: DeclarationsRepository,
        orders: MailOrdersRepository,
        dispatch: MailDispatch,
        end: SubscriptionEnd,
      ) => new Declarations(declarations, orders, dispatch, end, env.AUTH_SECRET),
      inject: [DeclarationsRepository, MailOrdersRepository, MailDispatch, SubscriptionEnd],
    },
  ];
}
