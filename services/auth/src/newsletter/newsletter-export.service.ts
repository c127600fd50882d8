import { Injectable } from '@nestjs/common';
import { NewsletterSubscribersRepository } from '../database/newsletter-subscribers.repository.js';
import { SiteLinks } from '../mail/site-links.js';
import { NewsletterTokens } from './newsletter-tokens.js';

const PAGE = 500;

/** What the operator's mailing tool needs to send the newsletter. */
@Injectable()
export class NewsletterExportService {
  constructor(
    private readonly subscribers: NewsletterSubscribersRepository,
    private readonly tokens: NewsletterTokens,
    private readonly links: SiteLinks,
  ) {}

  /**
   * Lines of CSV (RFC 4180): address, page to unsubscribe, and what `List-Unsubscribe` is to name;
   * read a page at a time as they are taken.
   */
  async *lines(): AsyncIterable<string> {
    yield 'email,unsubscribe_page,list_unsubscribe';
    let after: string | null = null;
    for (;;) {
      const page = await this.subscribers.confirmed(after, PAGE);
      for (const { id, email } of page) {
        const token = this.tokens.sign('unsubscribe', id);
        const parts = [
          email,
          this.links.newsletter('unsubscribe', token),
          this.links.oneClick(token),
        ];
        yield parts.map(quoted).join(',');
      }
      after = page.at(-1)?.id ?? null;
      if (page.length < PAGE) return;
    }
  }
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}
