import { parseCookie, stringifySetCookie } from 'cookie';

const CSRF = 'oauth_csrf';
const CSRF_SECONDS = 600;
const GOOGLE_PATH = '/api/auth/google';
const VISITOR = { path: '/', sameSite: 'lax', value: '', maxAge: 0 } as const;

/** The cookies that account calls set and clear. */
export class BrowserCookies {
  constructor(private readonly secure: boolean) {}

  /** Ends the visit of who has become a person. */
  endVisit(): string[] {
    const { secure } = this;
    return [
      stringifySetCookie({ ...VISITOR, secure, name: 'anonymous_user_id', httpOnly: true }),
      stringifySetCookie({ ...VISITOR, secure, name: 'anonymous_user' }),
    ];
  }

  /** Ties a sign-in with Google to the browser that began it. */
  keepCsrf(secret: string): string {
    return this.#csrf(secret, CSRF_SECONDS);
  }

  clearCsrf(): string {
    return this.#csrf('', 0);
  }

  csrfIn(header: string | undefined): string | undefined {
    return parseCookie(header ?? '')[CSRF];
  }

  #csrf(value: string, maxAge: number): string {
    const { secure } = this;
    const attributes = { path: GOOGLE_PATH, sameSite: 'lax', httpOnly: true } as const;
    return stringifySetCookie({ ...attributes, secure, name: CSRF, value, maxAge });
  }
}
