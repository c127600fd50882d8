/** Addresses of our own pages. */
export class SiteLinks {
  constructor(private readonly publicUrl: string) {}

  verifyEmail(token: string): string {
    return this.#page('/verify-email', token);
  }

  resetPassword(token: string): string {
    return this.#page('/reset-password', token);
  }

  #page(path: string, token: string): string {
    const url = new URL(path, this.publicUrl);
    url.searchParams.set('token', token);
    return url.href;
  }
}
