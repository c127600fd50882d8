import type { PaymentFact } from '@likeness/contracts/jobs/accounts.jobs';
import { MailDispatchService } from '@likeness/service-kit/mail/mail-dispatch.service';
import { MailOrdersRepository } from '@likeness/service-kit/mail/mail-orders.repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MAIL_TOKEN_SECONDS } from '../tokens/mail-tokens.service.js';
import type { ErasureFacts } from './templates/erasure-receipt.js';
import type { ExpiryFacts } from './templates/expiry-notice.js';
import type { PasswordNoticeFacts } from './templates/account-letters.js';

const DAY_SECONDS = 24 * 3_600;

const LIFETIME_SECONDS = {
  verify: MAIL_TOKEN_SECONDS,
  reset: MAIL_TOKEN_SECONDS,
  newsletter: 7 * DAY_SECONDS,
  password: 7 * DAY_SECONDS,
  erasure: 7 * DAY_SECONDS,
  payment: 7 * DAY_SECONDS,
};

/** Required by law, or promised to the account's owner. */
const MUST_ARRIVE: readonly string[] = ['erasure', 'payment', 'expiry'];

type AccountMail = { readonly recipient: string } & (
  | { readonly kind: 'verify' | 'reset' | 'newsletter' }
  | { readonly kind: 'password'; readonly facts: PasswordNoticeFacts }
  | { readonly kind: 'erasure'; readonly facts: ErasureFacts }
  | { readonly kind: 'expiry'; readonly facts: ExpiryFacts }
  | { readonly kind: 'payment'; readonly facts: PaymentFact }
);

@Injectable()
export class MailOrdersService {
  constructor(
    private readonly dispatch: MailDispatchService,
    private readonly orders: MailOrdersRepository,
  ) {}

  /** True for a week after the recipient's server refused such a mail for good. */
  async isRefused(kind: AccountMail['kind'], recipient: string): Promise<boolean> {
    return this.orders.isRefused(kind, recipient);
  }

  /** Orders a mail in the transaction of its cause. Known and unknown addresses take equal time. */
  async order(manager: EntityManager, mail: AccountMail): Promise<void> {
    const usefulSeconds =
      mail.kind === 'expiry' ? mail.facts.days * DAY_SECONDS : LIFETIME_SECONDS[mail.kind];
    const mustArrive = MUST_ARRIVE.includes(mail.kind);
    await this.dispatch.order(manager, { ...mail, usefulSeconds, mustArrive });
  }
}
