import type { MailOrder } from '@likeness/service-kit/mail/mail-order.entity';
import { MailWriter } from '@likeness/service-kit/mail/mail-writer';
import type { Mail } from '@likeness/service-kit/mail/mailer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsRepository } from '../database/accounts.repository.js';
import { tierOf } from '../sessions/sessions.service.js';
import { MailTokensService } from '../tokens/mail-tokens.service.js';
import { NewsletterMails } from './newsletter-mails.js';
import { PaymentMails } from './payment-mails.js';
import { SiteLinks } from './site-links.js';
import { type ErasureFacts, erasureReceipt } from './templates/erasure-receipt.js';
import { type ExpiryFacts, expiryNotice } from './templates/expiry-notice.js';
import { type PasswordNoticeFacts, passwordNotice } from './templates/password-notice.js';
import { passwordResetMail } from './templates/password-reset.js';
import { verificationMail } from './templates/verification.js';

@Injectable()
export class AccountMailsService extends MailWriter {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly tokens: MailTokensService,
    private readonly links: SiteLinks,
    private readonly newsletter: NewsletterMails,
    private readonly payments: PaymentMails,
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
    if (!account?.isActive) return undefined;
    const { id, email: to, firstName } = account;
    if (order.kind === 'reset') {
      const link = this.links.resetPassword(await this.tokens.issue(manager, id, 'reset'));
      return { to, ...passwordResetMail({ firstName, link }) };
    }
    if (order.kind === 'password') {
      const forgotPassword = this.links.forgotPassword();
      return {
        to,
        ...passwordNotice({ firstName, forgotPassword }, order.facts as PasswordNoticeFacts),
      };
    }
    if (order.kind === 'payment') return { to, ...this.payments.write(firstName, order.facts) };
    if (order.kind === 'expiry') {
      // Subscribers keep their images.
      if (tierOf(account.subscriptionStatus) === 'subscriber') return undefined;
      const links = { gallery: this.links.gallery(), pricing: this.links.pricing() };
      return { to, ...expiryNotice({ firstName, ...links }, order.facts as ExpiryFacts) };
    }
    if (account.isVerified) return undefined;
    const link = this.links.verifyEmail(await this.tokens.issue(manager, id, 'verify'));
    return { to, ...verificationMail({ firstName, link }) };
  }
}
