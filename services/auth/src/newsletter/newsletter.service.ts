import type { NewsletterLink, NewsletterRequest } from '@likeness/contracts/http/newsletter';
import { Injectable } from '@nestjs/common';
import { NewsletterSubscribersRepository } from '../database/newsletter-subscribers.repository.js';
import { AccountError } from '../http/account-error.js';
import { AttemptLimits } from '../limits/attempt-limits.js';
import { MailOrdersService } from '../mail/mail-orders.service.js';
import { type NewsletterAction, SealedIds } from '../tokens/sealed-ids.js';

/** Double opt-in: only confirmed addresses get the newsletter. */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly subscribers: NewsletterSubscribersRepository,
    private readonly limits: AttemptLimits,
    private readonly mails: MailOrdersService,
    private readonly tokens: SealedIds,
  ) {}

  /** Equal work for every address hides who subscribes. */
  async ask({ email, language }: NewsletterRequest, address: string): Promise<void> {
    await this.limits.countMail(email, address);
    const maySend = await this.limits.maySend('newsletter', email);
    await this.subscribers.transaction(async (manager) => {
      await this.subscribers.ask(manager, email, language ?? 'en');
      if (maySend) await this.mails.order(manager, { kind: 'newsletter', recipient: email });
    });
  }

  /** @throws AccountError NEWSLETTER_BAD_TOKEN */
  async isDone({ action, token }: NewsletterLink): Promise<boolean> {
    const subscriber = await this.subscribers.byId(this.#idOf(action, token));
    if (action === 'unsubscribe') return subscriber === undefined;
    if (!subscriber) throw AccountError.code('NEWSLETTER_BAD_TOKEN');
    return subscriber.confirmedAt !== null;
  }

  async confirm(token: string): Promise<void> {
    const id = this.#idOf('confirm', token);
    if (!(await this.subscribers.confirm(id))) throw AccountError.code('NEWSLETTER_BAD_TOKEN');
  }

  async leave(token: string): Promise<void> {
    await this.subscribers.remove(this.#idOf('unsubscribe', token));
  }

  #idOf(action: NewsletterAction, token: string): string {
    const id = this.tokens.read(action, token);
    if (id === undefined) throw AccountError.code('NEWSLETTER_BAD_TOKEN');
    return id;
  }
}
