import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import { MailTokensRepository } from '../database/mail-tokens.repository.js';
import { NewsletterSubscribersRepository } from '../database/newsletter-subscribers.repository.js';
import { OperatorActsRepository } from '../database/operator-acts.repository.js';
import { OperatorSessionsRepository } from '../database/operator-sessions.repository.js';
import { RegistrationsRepository } from '../database/registrations.repository.js';

const UNCONFIRMED_MS = 7 * 24 * 3_600_000;

@Injectable()
export class ExpiredRowsService {
  constructor(
    private readonly tokens: MailTokensRepository,
    private readonly subscribers: NewsletterSubscribersRepository,
    private readonly operatorSessions: OperatorSessionsRepository,
    private readonly acts: OperatorActsRepository,
    private readonly registrations: RegistrationsRepository,
  ) {}

  async remove(): Promise<Record<string, number>> {
    await this.operatorSessions.removeExpired();
    await this.registrations.removeOld();
    return {
      mail_tokens: await this.tokens.removeExpired(),
      newsletter_requests: await this.subscribers.removeUnconfirmed(
        new Date(sharedNow() - UNCONFIRMED_MS),
      ),
      operator_acts: await this.acts.removeOld(),
    };
  }
}
