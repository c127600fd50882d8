import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsRepository } from '../database/accounts.repository.js';
import type { MailOrder } from '../database/mail-order.entity.js';
import { MailTokens } from '../tokens/mail-tokens.service.js';
import type { Mail } from './mailer.js';
import { SiteLinks } from './site-links.js';
import { type ErasureFacts, erasureReceipt } from './templates/erasure-receipt.js';
import { passwordResetMail } from './templates/password-reset.js';
import { verificationMail } from './templates/verification.js';

/** Turns an order into a mail when it is sent, with a token made that moment. */
@Injectable()
export class MailWriter {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly tokens: MailTokens,
    private readonly links: SiteLinks,
  ) {}

  /** @returns undefined when nobody is to be written to (any more) */
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
