import type { NewsletterAction } from '../newsletter/newsletter-tokens.js';

/** Addresses of our own pages. */
export class SiteLinks {
  constructor(private readonly publicUrl: string) {}

  verifyEmail(token: string): string {
    return this.#page('/verify-email', token);
  }

  resetPassword(token: string): string {
    return this.#page('/reset-password', token);
  }

  newsletter(action: NewsletterAction, token: string): string {
    return this.#page(`/newsletter/${action}`, token);
  }

  /** What a mail program posts to when somebody presses its own "Unsubscribe" (RFC 8058). */
  oneClick(token: string): string {
    return this.#page('/api/newsletter/unsubscribe', token);
  }

  gallery(): string {
    return new URL('/dashboard', this.publicUrl).href;
  }

  pricing(): string {
    return new URL('/pricing', this.publicUrl).href;
  }

  #page(path: string, token: string): string {
    const url = new URL(path, this.publicUrl);
    url.searchParams.set('token', token);
    return url.href;
  }
}
