import { isSubscriber } from '@likeness/contracts/identity/plan';
import { paymentFactSchema } from '@likeness/contracts/jobs/accounts.jobs';
import type { MailOrder } from '@likeness/service-kit/mail/mail-orders.repository';
import type { Letter, Recipient } from '@likeness/service-kit/mail/letter';
import { type Mail, MailWriter } from '@likeness/service-kit/mail/mailer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Account } from '../database/account.entity.js';
import { AccountsRepository } from '../database/accounts.repository.js';
import { Imprint } from '../imprint/imprint.js';
import { MailTokensService } from '../tokens/mail-tokens.service.js';
import { NewsletterMails } from './newsletter-mails.js';
import { SiteLinks } from './site-links.js';
import { cancellationConfirmation, paymentFailure } from './templates/payment-notices.js';
import { type ErasureFacts, erasureReceipt } from './templates/erasure-receipt.js';
import { type ExpiryFacts, expiryNotice } from './templates/expiry-notice.js';
import { orderConfirmation } from './templates/order-confirmation.js';
import {
  type PasswordNoticeFacts,
  passwordNotice,
  passwordResetMail,
  verificationMail,
} from './templates/account-letters.js';

@Injectable()
export class AccountMailsService extends MailWriter {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly tokens: MailTokensService,
    private readonly links: SiteLinks,
    private readonly newsletter: NewsletterMails,
    private readonly imprint: Imprint,
  ) {
    super();
  }

  async write(order: MailOrder): Promise<Mail | undefined> {
    return this.accounts.transaction((manager) => this.#write(order, manager));
  }

  async #write(order: MailOrder, manager: EntityManager): Promise<Mail | undefined> {
    if (order.kind === 'erasure') {
      return { to: order.recipient, ...erasureReceipt(order.facts as ErasureFacts) };
    }
    if (order.kind === 'newsletter') return this.newsletter.write(order.recipient, manager);
    const account = await this.accounts.byEmail(order.recipient, manager);
    const letter = account?.isActive && (await this.#letter(account, order, manager));
    return letter ? { to: account.email, ...letter } : undefined;
  }

  async #letter(
    account: Account,
    { kind, facts }: MailOrder,
    manager: EntityManager,
  ): Promise<Letter | undefined> {
    const { id, firstName: name, language } = account;
    const to = { name, language, hasAccount: true };
    if (kind === 'reset') {
      const token = await this.tokens.issue(manager, id, 'reset');
      return passwordResetMail(to, this.links.resetPassword(token, language));
    }
    if (kind === 'password') {
      const forgotPassword = this.links.page('/forgot-password', language);
      return passwordNotice(to, forgotPassword, facts as PasswordNoticeFacts);
    }
    if (kind === 'payment') return this.#payment(to, facts);
    if (kind === 'expiry') {
      // Subscribers keep their images.
      if (isSubscriber(account.subscriptionStatus)) return undefined;
      const gallery = this.links.page('/dashboard', language);
      const pricing = this.links.page('/pricing', language);
      return expiryNotice(to, { gallery, pricing }, facts as ExpiryFacts);
    }
    if (account.isVerified) return undefined;
    const token = await this.tokens.issue(manager, id, 'verify');
    return verificationMail(to, this.links.verifyEmail(token, language));
  }

  #payment(to: Recipient, facts: unknown): Letter {
    const fact = paymentFactSchema.parse(facts);
    const page = (path: string) => this.links.page(path, to.language);
    const account = page('/account');
    if (fact.kind === 'failure')
      return paymentFailure(to, { account, pricing: page('/pricing') }, fact);
    if (fact.kind === 'cancellation') return cancellationConfirmation(to, account, fact);
    const links = {
      account,
      terms: page('/terms'),
      withdrawal: page('/withdrawal'),
      cancellation: page('/cancellation'),
    };
    return orderConfirmation(to, { operator: this.imprint.lines(), links }, fact);
  }
}
