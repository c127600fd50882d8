import { randomBytes } from 'node:crypto';
import type { Answer } from '@likeness/testing/running-service';
import { Secret, TOTP } from 'otpauth';
import { AppointmentsService } from '../operator/appointments.service.js';
import { bearer, newEmail, PASSWORD, type RunningAuth } from './running-auth.js';

const OPERATOR = '/api/auth/operator';
const STEP_MS = 30_000;

export type Browser = { readonly email: string; readonly token: string; cookie: string };
type Asked = { readonly method?: string; readonly body?: unknown };

export function operating(auth: RunningAuth) {
  const operators = {
    async browser(email?: string): Promise<Browser> {
      const known = email ?? (await auth.verified());
      const body = new URLSearchParams({ username: known, password: PASSWORD });
      const init = { method: 'POST', body, headers: { origin: 'http://likeness.test' } };
      const token = bearer(await auth.call('/api/auth/jwt/login', init));
      return { email: known, token, cookie: '' };
    },
    async call(
      browser: Browser,
      to: string,
      { method = 'GET', body }: Asked = {},
    ): Promise<Answer> {
      const headers = {
        cookie: browser.cookie,
        ...(body ? { 'content-type': 'application/json' } : {}),
      };
      const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
      const answer = await auth.call(to.startsWith('/api') ? to : OPERATOR + to, init, browser);
      const set = answer.headers
        .getSetCookie()
        .find((line) => line.startsWith('likeness_operator='));
      if (set !== undefined) browser.cookie = set.split(';', 1)[0] ?? '';
      return answer;
    },
    post: (browser: Browser, to: string, body: unknown) =>
      operators.call(browser, to, { method: 'POST', body }),
    async appoint(email: string): Promise<string> {
      const appointed = await auth.app.get(AppointmentsService).appoint(email);
      if (typeof appointed === 'string') throw new Error(appointed);
      return appointed.code;
    },
    async appointed(): Promise<Browser & { readonly code: string }> {
      const email = await auth.verified(newEmail());
      const code = await operators.appoint(email);
      return Object.assign(await operators.browser(email), { code });
    },
    async verified(): Promise<Browser & { readonly secret: string; readonly recovery: string[] }> {
      const browser = await operators.appointed();
      const { body } = await operators.post(browser, '/enrolment', {
        appointment_code: browser.code,
      });
      const { secret } = body as { secret: string };
      const enrolled = await operators.post(browser, '/enrolment/confirmation', {
        code: codeOf(secret),
      });
      if (enrolled.status !== 200) throw new Error(JSON.stringify(enrolled.body));
      const { recovery_codes: recovery } = enrolled.body as { recovery_codes: string[] };
      return Object.assign(browser, { secret, recovery });
    },
    async forgetLastStep(): Promise<void> {
      await auth.sql`UPDATE operators SET last_step = NULL`;
    },
  };
  return operators;
}

export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + steps * STEP_MS });
}

export function wrongCodeOf(secret: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  for (;;) {
    const code = String(randomBytes(4).readUInt32BE() % 1_000_000).padStart(6, '0');
    if (!right.has(code)) return code;
  }
}
