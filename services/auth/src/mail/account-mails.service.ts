import type { MailOrder } from '@likeness/service-kit/mail/mail-order.entity';
import { MailWriter } from '@likeness/service-kit/mail/mail-writer';
import type { Mail } from '@likeness/service-kit/mail/mailer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsRepository } from '../database/accounts.repository.js';
import { NewsletterSubscribersRepository } from '../database/newsletter-subscribers.repository.js';
import { type NewsletterAction, NewsletterTokens } from '../newsletter/newsletter-tokens.js';
import { tierOf } from '../sessions/sessions.service.js';
import { MailTokens } from '../tokens/mail-tokens.service.js';
import { SiteLinks } from './site-links.js';
import { type ErasureFacts, erasureReceipt } from './templates/erasure-receipt.js';
import { type ExpiryFacts, expiryNotice } from './templates/expiry-notice.js';
import { newsletterConfirmation } from './templates/newsletter-confirmation.js';
import { passwordResetMail } from './templates/password-reset.js';
import { verificationMail } from './templates/verification.js';

/** The mails about accounts and the newsletter; a token that one needs is made when it is sent. */
@Injectable()
export class AccountMails extends MailWriter {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly tokens: MailTokens,
    private readonly links: SiteLinks,
    private readonly subscribers: NewsletterSubscribersRepository,
    private readonly newsletterTokens: NewsletterTokens,
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
    if (order.kind === 'newsletter') return this.#newsletter(order.recipient, manager);
    const account = await this.accounts.byEmail(order.recipient, manager);
    if (!account?.isActive) return undefined;
    const { id, email: to, firstName } = account;
    if (order.kind === 'reset') {
      const link = this.links.resetPassword(await this.tokens.issue(manager, id, 'reset'));
      return { to, ...passwordResetMail({ firstName, link }) };
    }
    if (order.kind === 'expiry') {
      // Whoever has subscribed meanwhile loses nothing.
      if (tierOf(account.subscriptionStatus) === 'subscriber') return undefined;
      const links = { gallery: this.links.gallery(), pricing: this.links.pricing() };
      return { to, ...expiryNotice({ firstName, ...links }, order.facts as ExpiryFacts) };
    }
    if (account.isVerified) return undefined;
    const link = this.links.verifyEmail(await this.tokens.issue(manager, id, 'verify'));
    return { to, ...verificationMail({ firstName, link }) };
  }

  async #newsletter(recipient: string, manager: EntityManager): Promise<Mail | undefined> {
    const subscriber = await this.subscribers.byEmail(recipient, manager);
    if (!subscriber || subscriber.confirmedAt) return undefined;
    const link = (action: NewsletterAction) =>
      this.links.newsletter(action, this.newsletterTokens.sign(action, subscriber.id));
    const links = { confirm: link('confirm'), unsubscribe: link('unsubscribe') };
    return { to: subscriber.email, ...newsletterConfirmation(links) };
  }
}
