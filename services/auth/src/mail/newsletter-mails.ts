import type { Mail } from '@likeness/service-kit/mail/mailer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NewsletterSubscribersRepository } from '../database/newsletter-subscribers.repository.js';
import { type NewsletterAction, SealedIds } from '../tokens/sealed-ids.js';
import { SiteLinks } from './site-links.js';
import { newsletterConfirmation } from './templates/newsletter-confirmation.js';

@Injectable()
export class NewsletterMails {
  constructor(
    private readonly subscribers: NewsletterSubscribersRepository,
    private readonly tokens: SealedIds,
    private readonly links: SiteLinks,
  ) {}

  async write(recipient: string, manager: EntityManager): Promise<Mail | undefined> {
    const subscriber = await this.subscribers.byEmail(recipient, manager);
    if (!subscriber || subscriber.confirmedAt) return undefined;
    const { id, email: to, language } = subscriber;
    const link = (action: NewsletterAction) =>
      this.links.newsletter(action, this.tokens.sign(action, id), language);
    const links = { confirm: link('confirm'), unsubscribe: link('unsubscribe') };
    return { to, ...newsletterConfirmation(language, links) };
  }
}
