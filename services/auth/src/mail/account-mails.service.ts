import type { MailOrder } from '@likeness/service-kit/mail/mail-order.entity';
import { MailWriter } from '@likeness/service-kit/mail/mail-writer';
import type { Mail } from '@likeness/service-kit/mail/mailer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsRepository } from '../database/accounts.repository.js';
import { MailTokens } from '../tokens/mail-tokens.service.js';
import { SiteLinks } from './site-links.js';
import { type ErasureFacts, erasureReceipt } from './templates/erasure-receipt.js';
import { passwordResetMail } from './templates/password-reset.js';
import { verificationMail } from './templates/verification.js';

/** The mails about accounts, each with a token made when it is sent. */
@Injectable()
export class AccountMails extends MailWriter {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly tokens: MailTokens,
    private readonly links: SiteLinks,
  ) {
    super();
  }

  async write(order: MailOrder, manager: EntityManager): Promise<Mail | undefined> {
    if (order.kind === 'erasure') {
      return { to: order.recipient, ...erasureReceipt(order.facts as ErasureFacts) };
    }
    const account = await this.accounts.byEmail(order.recipient, manager);
    if (!account?.isActive) return undefined;
    const { id, email: to, firstName } = account;
    if (order.kind === 'reset') {
      const link = this.links.resetPassword(await this.tokens.issue(manager, id, 'reset'));
      return { to, ...passwordResetMail({ firstName, link }) };
    }
    if (account.isVerified) return undefined;
    const link = this.links.verifyEmail(await this.tokens.issue(manager, id, 'verify'));
    return { to, ...verificationMail({ firstName, link }) };
  }
}
