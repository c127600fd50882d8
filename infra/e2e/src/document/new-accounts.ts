import { randomUUID } from 'node:crypto';
import { mailToken, Member, PASSWORD } from '../client/member.js';

/** Makes accounts and reads the tokens that their mails hold. */
export class NewAccounts {
  constructor(private readonly origin: string) {}

  async member(): Promise<Member> {
    return Member.signUp(this.origin, this.email());
  }

  email(): string {
    return `person-${randomUUID()}@example.com`;
  }

  async unverifiedEmail(): Promise<string> {
    const email = this.email();
    await this.#register(email);
    return email;
  }

  async verifyToken(): Promise<string> {
    return mailToken(this.origin, await this.unverifiedEmail());
  }

  async resetToken(): Promise<string> {
    const { email } = await this.member();
    await this.#post('/api/auth/forgot-password', { email });
    return mailToken(this.origin, email, /reset-password\S*token=([^\s&]+)/);
  }

  /** Logs in at the Google stand-in with a new account. */
  async googleReturn(): Promise<{ code: string; state: string; cookie: string }> {
    const back = `${this.origin}/oauth-callback`;
    const begun = await fetch(
      `${this.origin}/api/auth/google/authorize?redirect_uri=${encodeURIComponent(back)}`,
    );
    const { authorization_url: url } = (await begun.json()) as { authorization_url: string };
    const chosen = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email: this.email(), given_name: 'Ada' }),
    });
    const { searchParams } = new URL(chosen.headers.get('location') ?? back);
    const [cookie = ''] = begun.headers.getSetCookie();
    return {
      code: searchParams.get('code') ?? '',
      state: searchParams.get('state') ?? '',
      cookie: cookie.split(';')[0] ?? '',
    };
  }

  async #register(email: string): Promise<void> {
    const person = { email, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' };
    await this.#post('/api/auth/register', person);
  }

  async #post(path: string, body: unknown): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    await fetch(this.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async newsletterToken(action: 'confirm' | 'unsubscribe'): Promise<string> {
    const email = this.email();
    await this.#post('/api/newsletter', { email });
    return mailToken(this.origin, email, new RegExp(`newsletter/${action}\\S*token=([^\\s&]+)`));
  }
}
