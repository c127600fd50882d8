import {
  operatorCookieName,
  sessionCookieName,
  visitorCookieName,
  visitorMarkerName,
} from '@likeness/contracts/identity/cookies';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';

const WEEK_SECONDS = 7 * 24 * 3_600;
const CSRF_SECONDS = 600;
const OPERATOR_SECONDS = 8 * 3_600;

class BrowserCookie {
  constructor(private readonly attributes: Omit<SetCookie, 'value'>) {}

  keep(value: string): string {
    return stringifySetCookie({ ...this.attributes, value });
  }

  clear(): string {
    return stringifySetCookie({ ...this.attributes, value: '', maxAge: 0 });
  }

  in(header = ''): string | undefined {
    return parseCookie(header)[this.attributes.name];
  }
}

export class BrowserCookies {
  readonly session: BrowserCookie;
  readonly operator: BrowserCookie;
  readonly signUp: BrowserCookie;
  readonly csrf: BrowserCookie;
  readonly #visit: readonly BrowserCookie[];

  constructor(secure: boolean) {
    const strict = { path: '/', sameSite: 'strict', httpOnly: true, secure } as const;
    const lax = { ...strict, sameSite: 'lax' } as const;
    const make = (attributes: Omit<SetCookie, 'value'>) => new BrowserCookie(attributes);
    this.session = make({ ...strict, name: sessionCookieName(secure), maxAge: WEEK_SECONDS });
    this.operator = make({ ...strict, name: operatorCookieName(secure), maxAge: OPERATOR_SECONDS });
    this.signUp = make({ ...lax, name: 'sign_up', path: '/api/auth', maxAge: WEEK_SECONDS });
    this.csrf = make({
      ...lax,
      name: 'oauth_csrf',
      path: '/api/auth/google',
      maxAge: CSRF_SECONDS,
    });
    this.#visit = [
      make({ ...lax, name: visitorCookieName }),
      make({ ...lax, name: visitorMarkerName, httpOnly: false }),
    ];
  }

  endVisit(): string[] {
    return this.#visit.map((cookie) => cookie.clear());
  }
}
