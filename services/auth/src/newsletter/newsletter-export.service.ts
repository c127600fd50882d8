import { Injectable } from '@nestjs/common';
import { NewsletterSubscribersRepository } from '../database/newsletter-subscribers.repository.js';
import { SiteLinks } from '../mail/site-links.js';
import { SealedIds } from '../tokens/sealed-ids.js';

const PAGE = 500;

@Injectable()
export class NewsletterExportService {
  constructor(
    private readonly subscribers: NewsletterSubscribersRepository,
    private readonly tokens: SealedIds,
    private readonly links: SiteLinks,
  ) {}

  /** CSV lines (RFC 4180), read one page at a time. */
  async *lines(): AsyncIterable<string> {
    yield 'email,unsubscribe_page,list_unsubscribe,language';
    let after: string | null = null;
    for (;;) {
      const page = await this.subscribers.confirmed(after, PAGE);
      for (const { id, email, language } of page) {
        const token = this.tokens.sign('unsubscribe', id);
        const parts = [
          email,
          this.links.newsletter('unsubscribe', token, language),
          this.links.oneClick(token),
          language,
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
