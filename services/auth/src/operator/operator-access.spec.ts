import { OPERATOR_CALLS } from '@likeness/contracts/calls/all-calls';
import type { OperatorCall } from '@likeness/contracts/calls/call-definition';
import { type Browser, codeOf, operating, wrongCodeOf } from '../testing/operating.js';
import { authSuite, startRunningAuth } from '../testing/running-auth.js';
import { SuspensionService } from './suspension.service.js';
import { AppointmentsService } from './appointments.service.js';
import { SecretSeal } from './secret-seal.js';

const NOT_THERE = { status: 404, body: { detail: 'Not Found' } };
const FORMER_KEY = 'former-key-of-second-factors-in-tests';
const PRESENT_KEY = 'present-key-of-second-factors-in-tests';
const ACCOUNT = '3f0c9b1e-5d1f-4c54-9f6e-0b7c6f5b7a11';
/** Valid bodies, so that only the guard can reject a call. */
const BODIES: Readonly<Record<string, unknown>> = {
  beginEnrolment: { appointment_code: 'x' },
  finishEnrolment: { code: '000000' },
  beginOperatorSession: { code: '000000' },
  suspendAccount: { email: 'nobody@example.org', reason: 'Spam' },
  correctCredits: {
    email: 'nobody@example.org',
    reason: 'Thanks',
    credits: 1,
    correction_id: ACCOUNT,
  },
  setNotice: { notice: null },
  settleDeclaration: { id: ACCOUNT },
  pauseQueue: { queue: 'renders', is_paused: true },
  actOnFailures: { act: 'retry', jobs: [{ queue: 'renders', id: 'a' }] },
};
/** For an operator who has shown the second factor, where it isn't 200. */
const STATUS: Readonly<Record<string, number>> = {
  suspendAccount: 400,
  correctCredits: 400,
  pauseQueue: 204,
  stopAccount: 422,
  setNotice: 204,
};

describe('operators', () => {
  const auth = authSuite({ OPERATOR_KEY: PRESENT_KEY, OPERATOR_KEY_ALSO: FORMER_KEY });
  const operators = operating(auth);

  const make = (browser: Browser, { name, method, path }: OperatorCall) =>
    operators.call(browser, path.replace(':account_id', ACCOUNT), { method, body: BODIES[name] });
  const open = (browser: Browser) => operators.call(browser, '/overview');
  const signIn = (browser: Browser, code: string) => operators.post(browser, '/session', { code });

  describe('every call of theirs', () => {
    const NOBODY = { email: '', token: undefined as unknown as string, cookie: '' };
    const STRANGERS: Readonly<Record<string, () => Promise<Browser>>> = {
      'a visitor': () => Promise.resolve(NOBODY),
      'a token that is nobody’s': () => Promise.resolve({ ...NOBODY, token: 'nobody' }),
      'a member': () => operators.browser(),
      'a member with an operator’s cookie': async () => {
        const { cookie } = await operators.verified();
        return { ...(await operators.browser()), cookie };
      },
      'an operator whose login is bound to no browser': async () => {
        const { email, cookie } = await operators.verified();
        const body = (await auth.login(email)).body as { access_token: string };
        return { email, token: body.access_token, cookie };
      },
      'somebody who was dismissed': async () => {
        const browser = await operators.verified();
        await auth.app.get(AppointmentsService).dismiss(browser.email);
        return browser;
      },
      'an operator who was suspended': async () => {
        const browser = await operators.verified();
        await auth.app.get(SuspensionService).set(browser.email, false);
        return browser;
      },
    };
    const WITHOUT_FACTOR: typeof STRANGERS = {
      'an operator without a second factor': () => operators.appointed(),
      'an operator who has not shown it in this browser': async () => {
        const { email } = await operators.verified();
        return operators.browser(email);
      },
      'an operator with the cookie of another login of theirs': async () => {
        const { email, cookie } = await operators.verified();
        return { ...(await operators.browser(email)), cookie };
      },
      'an operator with a made-up cookie': async () => {
        const browser = await operators.verified();
        return { ...browser, cookie: `likeness_operator=${'x'.repeat(43)}` };
      },
      'an operator who was not there for half an hour': async () => {
        const browser = await operators.verified();
        await auth.sql`UPDATE operator_sessions SET expires_at = now()`;
        return browser;
      },
      'an operator who was appointed anew': async () => {
        const browser = await operators.verified();
        await operators.appoint(browser.email);
        return browser;
      },
    };

    it.each(Object.keys(STRANGERS))('does not exist for %s', async (who) => {
      const browser = await STRANGERS[who]?.();
      for (const call of OPERATOR_CALLS) {
        const { status, body } = await make(browser ?? NOBODY, call);
        expect({ call: call.name, status, body }).toEqual({ call: call.name, ...NOT_THERE });
      }
    });

    it.each(Object.keys(WITHOUT_FACTOR))('but those to sign in does not for %s', async (who) => {
      const browser = (await WITHOUT_FACTOR[who]?.()) ?? NOBODY;
      for (const call of OPERATOR_CALLS.filter(({ callers }) => callers.operators === 'verified')) {
        const { status, body } = await make(browser, call);
        expect({ call: call.name, status, body }).toEqual({ call: call.name, ...NOT_THERE });
      }
      expect((await operators.call(browser, '/session')).body).toMatchObject({ session: null });
    });

    it('is let through for an operator who has shown the second factor', async () => {
      const calls = OPERATOR_CALLS.filter(({ callers }) => callers.operators === 'verified');
      expect(calls.length).toBeGreaterThan(7);
      const browser = await operators.verified();
      for (const call of calls.filter(({ name }) => name !== 'endOperatorSession')) {
        const { status } = await make(browser, call);
        const isAbsent = call.path.endsWith(':account_id');
        // The test has neither lenses nor billing.
        const isAway = /failed-jobs|declarations|claims/.test(call.path);
        const expected = STATUS[call.name] ?? (isAbsent ? 404 : isAway ? 503 : 200);
        expect({ call: call.name, status }).toEqual({ call: call.name, status: expected });
      }
    });

    it('checks the caller before a malformed body', async () => {
      const browser = await operators.browser();
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: '{' };
      expect(await auth.call('/api/auth/operator/session', init, browser)).toMatchObject(NOT_THERE);
    });
  });

  describe('set up the second factor', () => {
    it('with the code that was printed, and get codes for when it is lost', async () => {
      const browser = await operators.verified();
      expect(browser.cookie).toMatch(/^likeness_operator=[\w-]{43}$/);
      expect(new Set(browser.recovery).size).toBe(10);
      expect((await open(browser)).status).toBe(200);
      const state = await operators.call(browser, '/session');
      expect(state.body).toMatchObject({ has_factor: true });
    });

    it('not with a password alone, and not after a day', async () => {
      const browser = await operators.appointed();
      const guess = { appointment_code: 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF' };
      expect((await operators.post(browser, '/enrolment', guess)).status).toBe(400);
      const confirmed = await operators.post(browser, '/enrolment/confirmation', {
        code: '123456',
      });
      expect(confirmed.status).toBe(400);
      await auth.sql`UPDATE operators SET appointment_until = now()`;
      const begun = { appointment_code: browser.code };
      expect((await operators.post(browser, '/enrolment', begun)).status).toBe(400);
    });

    it('once: to do it again takes the command line', async () => {
      const { code, ...browser } = await operators.appointed();
      const first = await operators.post(browser, '/enrolment', { appointment_code: code });
      const { secret } = first.body as { secret: string };
      await operators.post(browser, '/enrolment/confirmation', { code: codeOf(secret) });
      const again = await operators.post(browser, '/enrolment', { appointment_code: code });
      expect(again).toMatchObject(NOT_THERE);
      const confirmed = await operators.post(browser, '/enrolment/confirmation', {
        code: codeOf(secret, 1),
      });
      expect(confirmed).toMatchObject(NOT_THERE);
    });

    it('and leave nothing that could be read in the database', async () => {
      const { secret, recovery, cookie } = await operators.verified();
      const rows = await auth.sql<unknown[]>`
        SELECT o::text FROM operators o UNION ALL SELECT c::text FROM operator_recovery_codes c
        UNION ALL SELECT s::text FROM operator_sessions s`;
      const kept = JSON.stringify(rows);
      for (const told of [secret, ...recovery, cookie.split('=')[1] ?? '']) {
        expect(kept).not.toContain(told);
        expect(kept).not.toContain(told.replaceAll('-', ''));
      }
    });
  });

  describe('show the second factor', () => {
    it('by a code of now, each once', async () => {
      const { email, secret } = await operators.verified();
      await operators.forgetLastStep();
      const browser = await operators.browser(email);
      for (const steps of [-3, 3]) {
        expect((await signIn(browser, codeOf(secret, steps))).status).toBe(400);
      }
      const code = codeOf(secret);
      expect((await signIn(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
      expect((await open(browser)).status).toBe(200);
      expect((await signIn(await operators.browser(email), code)).status).toBe(400);
      expect((await signIn(browser, codeOf(secret, -1))).status).toBe(400);
    });

    it('a code once, however many ask at the same time', async () => {
      const { email, secret } = await operators.verified();
      await operators.forgetLastStep();
      const browsers = await Promise.all([1, 2, 3, 4].map(() => operators.browser(email)));
      const code = codeOf(secret);
      const answers = await Promise.all(browsers.map((browser) => signIn(browser, code)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    });

    it('by a recovery code, each once, however it is typed', async () => {
      const { email, recovery } = await operators.verified();
      const [code = ''] = recovery;
      const browser = await operators.browser(email);
      const typed = code.toLowerCase().replaceAll('-', ' ');
      expect((await signIn(browser, typed)).body).toMatchObject({ recovery_codes_left: 9 });
      expect((await open(browser)).status).toBe(200);
      expect((await signIn(await operators.browser(email), code)).status).toBe(400);
    });

    it('not with another operator’s codes', async () => {
      const one = await operators.verified();
      const other = await operators.verified();
      const browser = await operators.browser(one.email);
      await operators.forgetLastStep();
      expect((await signIn(browser, other.recovery[0] ?? '')).status).toBe(400);
      expect((await signIn(browser, codeOf(other.secret))).status).toBe(400);
    });

    it('and are locked out by wrong codes, the right one too, twice as long each time', async () => {
      const { email, secret, recovery } = await operators.verified();
      const browser = await operators.browser(email);
      await operators.forgetLastStep();
      const tryFive = async () => {
        for (let tries = 0; tries < 5; tries += 1) {
          expect((await signIn(browser, wrongCodeOf(secret))).status).toBe(400);
        }
      };
      const lockedSeconds = async (code: string) => {
        const { status, headers } = await signIn(browser, code);
        expect(status).toBe(429);
        return Number(headers.get('retry-after'));
      };
      await tryFive();
      const first = await lockedSeconds(codeOf(secret));
      expect(first).toBeGreaterThan(14 * 60);
      expect(first).toBeLessThanOrEqual(15 * 60);
      await lockedSeconds(recovery[0] ?? '');
      await auth.sql`UPDATE operators SET locked_until = now()`;
      await tryFive();
      expect(await lockedSeconds(codeOf(secret))).toBeGreaterThan(29 * 60);
      await auth.sql`UPDATE operators SET locked_until = now()`;
      expect((await signIn(browser, codeOf(secret))).status).toBe(200);
      const [row] = await auth.sql<{ wrong_codes: number }[]>`
        SELECT wrong_codes FROM operators JOIN accounts ON id = account_id WHERE email = ${email}`;
      expect(row).toEqual({ wrong_codes: 0 });
    });
  });

  describe('stay', () => {
    const endsAfter = async (what: 'last_seen' | 'created_at') => {
      const since = what === 'created_at' ? 'created_at' : 'now()';
      const [row] = await auth.sql<{ minutes: number }[]>`
        SELECT extract(epoch FROM expires_at - ${() => since})::float8 / 60 AS minutes
        FROM operator_sessions ORDER BY created_at DESC LIMIT 1`;
      return row?.minutes ?? 0;
    };
    const use = (browser: Browser) => operators.call(browser, '/session', { method: 'PATCH' });

    beforeEach(() => auth.sql`DELETE FROM operator_sessions`);

    it('for half an hour after the last activity; reads don’t extend it', async () => {
      const browser = await operators.verified();
      await auth.sql`UPDATE operator_sessions SET expires_at = now() + interval '9 minutes'`;
      await open(browser);
      expect(await endsAfter('last_seen')).toBeLessThan(9);
      await use(browser);
      expect(await endsAfter('last_seen')).toBeGreaterThan(20);
      expect(await endsAfter('created_at')).toBeLessThan(40);
    });

    it('for eight hours at the most', async () => {
      const browser = await operators.verified();
      await auth.sql`UPDATE operator_sessions SET created_at = now() - interval '470 minutes'`;
      await use(browser);
      expect(await endsAfter('last_seen')).toBeLessThanOrEqual(10);
    });

    it('until they leave, or their login ends', async () => {
      const left = await operators.verified();
      const answer = await operators.call(left, '/session', { method: 'DELETE' });
      expect(answer.headers.get('set-cookie')).toMatch(/^likeness_operator=; Max-Age=0/);
      expect((await open(left)).status).toBe(404);
      const browser = await operators.verified();
      await operators.call(browser, '/api/auth/jwt/logout', { method: 'POST' });
      expect((await open(browser)).status).toBe(404);
      expect(
        await auth.sql`SELECT FROM operator_sessions WHERE expires_at > now()
          AND session_id NOT IN (SELECT id FROM sessions)`,
      ).toEqual([]);
    });

    it('with a cookie that no script reads and no other site sends', async () => {
      const { code, ...browser } = await operators.appointed();
      const begun = await operators.post(browser, '/enrolment', { appointment_code: code });
      const { secret } = begun.body as { secret: string };
      const answer = await operators.post(browser, '/enrolment/confirmation', {
        code: codeOf(secret),
      });
      const [cookie = ''] = answer.headers.getSetCookie();
      expect(cookie).toContain('HttpOnly');
      expect(cookie).toContain('SameSite=Strict');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });
  });

  it('keep their second factor during a key rotation, and re-encrypt it with their next code', async () => {
    const { secret, ...browser } = await operators.verified();
    const [account] = await auth.sql<{ id: string }[]>`
      SELECT id FROM accounts WHERE email = ${browser.email}`;
    const id = account?.id ?? '';
    const sealed = new SecretSeal(FORMER_KEY).seal(secret, id);
    await auth.sql`UPDATE operators SET last_step = NULL, sealed_secret = ${sealed}
      WHERE account_id = ${id}`;
    expect((await signIn(browser, codeOf(secret))).status).toBe(200);
    const [row] = await auth.sql<{ sealed_secret: string }[]>`
      SELECT sealed_secret FROM operators WHERE account_id = ${id}`;
    expect(new SecretSeal(PRESENT_KEY).open(row?.sealed_secret ?? '', id)).toEqual({
      secret,
      needsReencryption: false,
    });
  });

  it('are disabled without a key', async () => {
    const without = await startRunningAuth({ OPERATOR_KEY: undefined });
    const email = await without.verified();
    expect(await without.app.get(AppointmentsService).appoint(email)).toBe('no key');
    const browser = await operating(without).browser(email);
    expect(await operating(without).call(browser, '/session')).toMatchObject(NOT_THERE);
    await without.close();
  });
});
