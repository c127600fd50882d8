import type { Language } from '@likeness/contracts/text/languages';
import type { NewsletterAction } from '../tokens/sealed-ids.js';

export class SiteLinks {
  constructor(private readonly publicUrl: string) {}

  verifyEmail(token: string, language: Language): string {
    return this.page(withToken('/verify-email', token), language);
  }

  resetPassword(token: string, language: Language): string {
    return this.page(withToken('/reset-password', token), language);
  }

  newsletter(action: NewsletterAction, token: string, language: Language): string {
    return this.page(withToken(`/newsletter/${action}`, token), language);
  }

  /** Target of one-click unsubscribe (RFC 8058). */
  oneClick(token: string): string {
    return new URL(withToken('/api/newsletter/unsubscribe', token), this.publicUrl).href;
  }

  /** German pages are under `/de`. */
  page(path: string, language: Language): string {
    return new URL(language === 'de' ? `/de${path}` : path, this.publicUrl).href;
  }
}

function withToken(path: string, token: string): string {
  return `${path}?${new URLSearchParams({ token }).toString()}`;
}
