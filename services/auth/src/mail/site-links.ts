import type { NewsletterAction } from '../newsletter/newsletter-tokens.js';

export class SiteLinks {
  constructor(private readonly publicUrl: string) {}

  verifyEmail(token: string): string {
    return this.#withToken('/verify-email', token);
  }

  resetPassword(token: string): string {
    return this.#withToken('/reset-password', token);
  }

  forgotPassword(): string {
    return new URL('/forgot-password', this.publicUrl).href;
  }

  newsletter(action: NewsletterAction, token: string): string {
    return this.#withToken(`/newsletter/${action}`, token);
  }

  /** Target of one-click unsubscribe (RFC 8058). */
  oneClick(token: string): string {
    return this.#withToken('/api/newsletter/unsubscribe', token);
  }

  gallery(): string {
    return this.page('/dashboard');
  }

  pricing(): string {
    return this.page('/pricing');
  }

  page(path: string): string {
    return new URL(path, this.publicUrl).href;
  }

  #withToken(path: string, token: string): string {
    const url = new URL(path, this.publicUrl);
    url.searchParams.set('token', token);
    return url.href;
  }
}
