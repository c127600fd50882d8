import {
  operatorCookieName,
  sessionCookieName,
  visitorCookieName,
  visitorMarkerName,
} from '@likeness/contracts/identity/cookies';
import { parseCookie, stringifySetCookie } from 'cookie';

const CSRF = 'oauth_csrf';
const CSRF_SECONDS = 600;
const GOOGLE_PATH = '/api/auth/google';
const SIGN_UP = 'sign_up';
const SIGN_UP_PATH = '/api/auth';
const SIGN_UP_SECONDS = 7 * 24 * 3_600;
const SESSION_SECONDS = 7 * 24 * 3_600;
const OPERATOR_SECONDS = 8 * 3_600;
const VISITOR = { path: '/', sameSite: 'lax', value: '', maxAge: 0 } as const;

export class BrowserCookies {
  constructor(private readonly secure: boolean) {}

  endVisit(): string[] {
    const { secure } = this;
    return [
      stringifySetCookie({ ...VISITOR, secure, name: visitorCookieName, httpOnly: true }),
      stringifySetCookie({ ...VISITOR, secure, name: visitorMarkerName }),
    ];
  }

  keepSession(value: string): string {
    return this.#session(value, SESSION_SECONDS);
  }

  clearSession(): string {
    return this.#session('', 0);
  }

  keepOperator(secret: string): string {
    return this.#operator(secret, OPERATOR_SECONDS);
  }

  clearOperator(): string {
    return this.#operator('', 0);
  }

  operatorIn(header: string | undefined): string | undefined {
    return parseCookie(header ?? '')[operatorCookieName(this.secure)];
  }

  keepSignUp(value: string): string {
    const { secure } = this;
    const attributes = { path: SIGN_UP_PATH, sameSite: 'lax', httpOnly: true } as const;
    return stringifySetCookie({
      ...attributes,
      secure,
      name: SIGN_UP,
      value,
      maxAge: SIGN_UP_SECONDS,
    });
  }

  signUpIn(header: string | undefined): string | undefined {
    return parseCookie(header ?? '')[SIGN_UP];
  }

  keepCsrf(secret: string): string {
    return this.#csrf(secret, CSRF_SECONDS);
  }

  clearCsrf(): string {
    return this.#csrf('', 0);
  }

  csrfIn(header: string | undefined): string | undefined {
    return parseCookie(header ?? '')[CSRF];
  }

  #operator(value: string, maxAge: number): string {
    const { secure } = this;
    const name = operatorCookieName(secure);
    const attributes = { path: '/', sameSite: 'strict', httpOnly: true } as const;
    return stringifySetCookie({ ...attributes, secure, name, value, maxAge });
  }

  #session(value: string, maxAge: number): string {
    const { secure } = this;
    const name = sessionCookieName(secure);
    const attributes = { path: '/', sameSite: 'strict', httpOnly: true } as const;
    return stringifySetCookie({ ...attributes, secure, name, value, maxAge });
  }

  #csrf(value: string, maxAge: number): string {
    const { secure } = this;
    const attributes = { path: GOOGLE_PATH, sameSite: 'lax', httpOnly: true } as const;
    return stringifySetCookie({ ...attributes, secure, name: CSRF, value, maxAge });
  }
}
