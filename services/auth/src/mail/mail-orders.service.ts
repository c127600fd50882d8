import type { PaymentFact } from '@likeness/contracts/jobs/payment-tell.job';
import { MailDispatchService } from '@likeness/service-kit/mail/mail-dispatch.service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MAIL_TOKEN_SECONDS } from '../tokens/mail-tokens.service.js';
import type { ErasureFacts } from './templates/erasure-receipt.js';
import type { ExpiryFacts } from './templates/expiry-notice.js';
import type { PasswordNoticeFacts } from './templates/password-notice.js';

const WEEK_SECONDS = 7 * 24 * 3_600;

/** Orders a mail in the transaction of its cause. Known and unknown addresses take equal time. */
@Injectable()
export class MailOrdersService {
  constructor(private readonly dispatch: MailDispatchService) {}

  async verification(manager: EntityManager, recipient: string): Promise<void> {
    const usefulSeconds = MAIL_TOKEN_SECONDS;
    await this.dispatch.order(manager, { kind: 'verify', recipient, usefulSeconds });
  }

  async passwordReset(manager: EntityManager, recipient: string): Promise<void> {
    const usefulSeconds = MAIL_TOKEN_SECONDS;
    await this.dispatch.order(manager, { kind: 'reset', recipient, usefulSeconds });
  }

  async passwordNotice(
    manager: EntityManager,
    recipient: string,
    facts: PasswordNoticeFacts,
  ): Promise<void> {
    const order = { kind: 'password', recipient, facts, usefulSeconds: WEEK_SECONDS };
    await this.dispatch.order(manager, order);
  }

  async erasureReceipt(
    manager: EntityManager,
    recipient: string,
    facts: ErasureFacts,
  ): Promise<void> {
    const order = { kind: 'erasure', recipient, facts, usefulSeconds: WEEK_SECONDS };
    await this.dispatch.order(manager, order);
  }

  async newsletter(manager: EntityManager, recipient: string): Promise<void> {
    await this.dispatch.order(manager, {
      kind: 'newsletter',
      recipient,
      usefulSeconds: WEEK_SECONDS,
    });
  }

  async expiryNotice(manager: EntityManager, recipient: string, facts: ExpiryFacts): Promise<void> {
    const usefulSeconds = facts.days * 24 * 3_600;
    await this.dispatch.order(manager, { kind: 'expiry', recipient, facts, usefulSeconds });
  }

  async payment(manager: EntityManager, recipient: string, facts: PaymentFact): Promise<void> {
    const order = { kind: 'payment', recipient, facts, usefulSeconds: WEEK_SECONDS };
    await this.dispatch.order(manager, order);
  }
}
