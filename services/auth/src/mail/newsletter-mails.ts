import type { ByLanguage, Language } from '@likeness/contracts/text/languages';
import { type Letter, letter, type LetterTexts } from '@likeness/service-kit/mail/letter';
import type { Mail } from '@likeness/service-kit/mail/mailer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NewsletterSubscribersRepository } from '../database/newsletter-subscribers.repository.js';
import { type NewsletterAction, SealedIds } from '../tokens/sealed-ids.js';
import { SiteLinks } from './site-links.js';

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

type Links = { readonly confirm: string; readonly unsubscribe: string };

function newsletterConfirmation(language: Language, links: Links): Letter {
  return letter({ name: '', language }, TEXTS[language](links));
}

const TEXTS: ByLanguage<(links: Links) => LetterTexts> = {
  en: ({ confirm, unsubscribe }) => ({
    subject: 'Please confirm your subscription',
    paragraphs: [
      'We got a request to send the Likeness newsletter to this address. Please confirm it first.',
    ],
    action: { label: 'Confirm subscription', link: confirm },
    closing: [
      'If this was not you, just ignore this email. We delete your address after seven days. To delete it now:',
      unsubscribe,
    ],
  }),
  de: ({ confirm, unsubscribe }) => ({
    subject: 'Bitte bestätige dein Newsletter-Abo',
    paragraphs: [
      'du möchtest den Newsletter von Likeness bekommen? Dann bestätige bitte zuerst deine Adresse.',
    ],
    action: { label: 'Newsletter bestätigen', link: confirm },
    closing: [
      'Du warst das nicht? Dann ignoriere diese E-Mail einfach. Nach sieben Tagen löschen wir deine Adresse. Sofort löschen kannst du sie hier:',
      unsubscribe,
    ],
  }),
};
