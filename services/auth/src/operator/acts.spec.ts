import { randomUUID } from 'node:crypto';
import type { OperatorActs, OperatorOverview } from '@likeness/contracts/http/operator';
import { PROCESS_VERSION } from '@likeness/service-kit/process-version';
import { type Browser, operating, wrongCodeOf } from '../testing/operating.js';
import { authSuite } from '../testing/running-auth.js';
import { SuspensionService } from './suspension.service.js';

const auth = authSuite();
const operators = operating(auth);

const JOB = { queue: 'renders', id: 'a-1' } as const;

describe('an operator action', () => {
  afterEach(() => auth.peers.answerWith(() => ({})));

  const accountOf = async (browser: Browser): Promise<string> => {
    const { user_id: id } = (await auth.resolve(browser.token)) ?? {};
    return id ?? '';
  };
  const acts = async (browser: Browser, query = '') =>
    (await operators.call(browser, `/acts${query}`)).body as OperatorActs;
  const retry = (browser: Browser) =>
    operators.post(browser, '/failed-jobs', { act: 'retry', jobs: [JOB] });

  it('is noted with who did it, newest first, the command line included', async () => {
    const browser = await operators.verified();
    const operatorId = await accountOf(browser);
    await operators.post(browser, '/session', { code: wrongCodeOf(browser.secret) });
    auth.peers.answerWith(() => ({ body: { jobs: [JOB] } }));
    expect((await retry(browser)).body).toEqual({ done: 1 });
    const noted = (await acts(browser)).acts.slice(0, 5);
    expect(noted.map(({ act, operator_id, subject }) => [act, operator_id, subject])).toEqual([
      ['job_retry', operatorId, 'renders/a-1'],
      ['code_refused', operatorId, null],
      ['enrolled', operatorId, null],
      ['enrolment_begun', operatorId, null],
      ['appointed', null, operatorId],
    ]);
  });

  it('is noted when it is asked for, and again where it did not happen', async () => {
    const browser = await operators.verified();
    auth.peers.answerWith(() => ({ status: 500, body: {} }));
    expect((await retry(browser)).status).toBe(503);
    const noted = (await acts(browser)).acts.slice(0, 2);
    expect(noted.map(({ act }) => act)).toEqual(['job_retry_failed', 'job_retry']);
  });

  it('is not done when it can’t be noted', async () => {
    const browser = await operators.verified();
    const before = auth.peers.told.length;
    await auth.sql`ALTER TABLE operator_acts RENAME TO away`;
    expect((await retry(browser)).status).toBe(500);
    await auth.sql`ALTER TABLE away RENAME TO operator_acts`;
    expect(auth.peers.told.slice(before).filter(({ to }) => to === 'lenses')).toEqual([]);
  });

  it('is noted for each of many jobs, also for those that were not failed any more', async () => {
    const browser = await operators.verified();
    const other = { queue: 'results', id: 'b-1' } as const;
    auth.peers.answerWith(() => ({ body: { jobs: [JOB] } }));
    const sent = { act: 'discard', jobs: [JOB, other, JOB] };
    const before = auth.peers.told.length;
    expect((await operators.post(browser, '/failed-jobs', sent)).body).toEqual({ done: 1 });
    expect(auth.peers.told.slice(before)).toEqual([
      {
        to: 'lenses',
        path: '/internal/queues/failed-jobs',
        body: { act: 'discard', jobs: [JOB, other] },
      },
    ]);
    const noted = (await acts(browser)).acts.slice(0, 3);
    expect(noted.map(({ act, subject }) => [act, subject])).toEqual([
      ['job_discard_failed', 'results/b-1'],
      ['job_discard', 'results/b-1'],
      ['job_discard', 'renders/a-1'],
    ]);
  });

  it('is refused and not noted for wrong or too many jobs', async () => {
    const browser = await operators.verified();
    const before = auth.peers.told.length;
    for (const body of [
      { act: 'retry', jobs: Array.from({ length: 101 }, () => JOB) },
      { act: 'retry', jobs: [] },
      { act: 'remove', jobs: [JOB] },
      { act: 'discard', jobs: [{ queue: 'keys', id: 'a' }] },
      { act: 'discard', jobs: [{ queue: 'renders', id: '' }] },
    ]) {
      const { status } = await operators.post(browser, '/failed-jobs', body);
      expect([body.act, status]).toEqual([body.act, 422]);
    }
    expect((await acts(browser)).acts[0]?.act).toBe('enrolled');
    expect(auth.peers.told.length).toBe(before);
  });

  it('pauses and resumes a queue', async () => {
    const browser = await operators.verified();
    auth.peers.answerWith(() => ({ status: 204 }));
    for (const is_paused of [true, false]) {
      const sent = { queue: 'renders', is_paused };
      expect((await operators.post(browser, '/queues', sent)).status).toBe(204);
      const path = '/internal/queues';
      expect(auth.peers.told.at(-1)).toEqual({ to: 'lenses', path, body: sent });
    }
    const unknown = { queue: 'keys', is_paused: true };
    expect((await operators.post(browser, '/queues', unknown)).status).toBe(422);
    const noted = (await acts(browser)).acts.slice(0, 2);
    expect(noted.map(({ act, subject }) => [act, subject])).toEqual([
      ['queue_resumed', 'renders'],
      ['queue_paused', 'renders'],
    ]);
  });

  describe('that gives credits', () => {
    const correction = { credits: -3, reason: 'A mistake of ours', correction_id: randomUUID() };
    const noted = async (browser: Browser) =>
      (await acts(browser)).acts.slice(0, 2).map(({ act, subject }) => [act, subject]);

    it('books them for the account of an address, with the reason in the log', async () => {
      const browser = await operators.verified();
      const customer = await operators.browser();
      const id = await accountOf(customer);
      const sent = { ...correction, email: customer.email.toUpperCase() };
      auth.peers.answerWith(() => ({ body: { balance: 4, is_booked: true } }));
      expect((await operators.post(browser, '/credits', sent)).body).toEqual({ balance: 4 });
      const { credits, correction_id } = correction;
      expect(auth.peers.told.at(-1)?.body).toEqual({ user_id: id, credits, correction_id });
      const subject = `${id} -3: A mistake of ours`;
      expect((await noted(browser))[0]).toEqual(['credits_correction', subject]);
      auth.peers.answerWith(() => ({ body: { balance: 2, is_booked: false } }));
      const refused = await operators.post(browser, '/credits', sent);
      expect(refused).toMatchObject({
        status: 400,
        body: { detail: 'The account has only 2 credits.' },
      });
      expect((await noted(browser))[0]).toEqual(['credits_correction_failed', subject]);
    });

    it('refuses nobody’s address, and wrong credits and reasons', async () => {
      const browser = await operators.verified();
      for (const [change, status] of [
        [{ email: 'nobody@example.org' }, 400],
        [{ credits: 0 }, 422],
        [{ credits: 0.5 }, 422],
        [{ credits: 100_001 }, 422],
        [{ reason: '   ' }, 422],
        [{ reason: 'x'.repeat(201) }, 422],
      ] as const) {
        const sent = { ...correction, email: browser.email, ...change };
        const refused = await operators.post(browser, '/credits', sent);
        expect([change, refused.status]).toEqual([change, status]);
      }
      expect((await noted(browser))[0]?.[0]).toBe('enrolled');
    });
  });

  it('records who viewed and who settled declarations', async () => {
    const browser = await operators.verified();
    const id = randomUUID();
    auth.peers.answerWith(() => ({ body: { declarations: [], is_settled: true } }));
    const { body } = await operators.call(browser, '/declarations');
    expect(body).toEqual({ declarations: [] });
    expect((await operators.post(browser, '/declarations', { id })).status).toBe(204);
    auth.peers.answerWith(() => ({ body: { is_settled: false } }));
    expect((await operators.post(browser, '/declarations', { id })).status).toBe(404);
    expect((await operators.post(browser, '/declarations', { id: 'x' })).status).toBe(422);
    const noted = (await acts(browser)).acts.slice(0, 4);
    expect(noted.map(({ act, subject }) => [act, subject])).toEqual([
      ['declaration_settle_failed', id],
      ['declaration_settle', id],
      ['declaration_settle', id],
      ['declarations_viewed', null],
    ]);
  });

  it('suspends the account of an address, with a reason', async () => {
    const browser = await operators.verified();
    const customer = await operators.browser();
    const id = await accountOf(customer);
    const suspend = (change: object) =>
      operators.post(browser, '/suspensions', { email: customer.email, reason: 'Spam', ...change });
    expect((await suspend({ reason: 'x' })).status).toBe(422);
    expect((await suspend({ email: 'nobody@example.org' })).status).toBe(400);
    expect((await suspend({})).status).toBe(204);
    expect(await auth.resolve(customer.token)).toBeNull();
    const operator_id = await accountOf(browser);
    expect((await acts(browser)).acts[0]).toMatchObject({
      act: 'suspended',
      subject: id,
      operator_id,
    });
    const read = await operators.call(browser, `/suspensions/${id}`);
    expect(read.body).toEqual({ reason: 'Spam' });
  });

  it('stops the account of a disputed payment', async () => {
    const browser = await operators.verified();
    const customer = await operators.browser();
    const account_id = await accountOf(customer);
    const since = { amount_cents: 499, currency: 'usd', noted_at: new Date().toISOString() };
    const claims = [{ id: 'du_1', account_id, status: 'needs_response', ...since }];
    auth.peers.answerWith(({ path }) =>
      path === '/internal/claims' ? { body: { claims } } : { status: 204 },
    );
    expect((await operators.call(browser, '/claims')).body).toEqual({ claims });
    const stop = (id: string) =>
      operators.post(browser, `/suspensions/${id}`, { reason: 'Disputed payment' });
    expect((await stop(account_id)).status).toBe(204);
    const body = { user_id: account_id, is_suspended: true };
    expect(auth.peers.told.at(-1)).toEqual({ to: 'billing', path: '/internal/suspensions', body });
    expect(await auth.resolve(customer.token)).toBeNull();
    for (const id of [randomUUID(), 'x']) expect((await stop(id)).status).toBe(404);
    expect((await acts(browser)).acts[0]).toMatchObject({ act: 'suspended', subject: account_id });
  });

  it('stays as it was written for a year', async () => {
    await operators.verified();
    for (const change of [
      `UPDATE operator_acts SET subject = 'x'`,
      `DELETE FROM operator_acts`,
      `TRUNCATE operator_acts`,
    ]) {
      await expect(auth.sql`${() => change}`).rejects.toThrow('acts of operators are not changed');
    }
    await auth.sql`
      INSERT INTO operator_acts (at, act) VALUES (now() - interval '366 days', 'dismissed')`;
    await auth.sql`DELETE FROM operator_acts WHERE at < now() - interval '1 year'`;
  });

  it('is paginated without repeats', async () => {
    const browser = await operators.verified();
    await auth.sql`INSERT INTO operator_acts (act, subject) SELECT 'dismissed', n::text
      FROM generate_series(1, 60) n`;
    const first = await acts(browser);
    expect(first.acts.length).toBe(50);
    const second = await acts(browser, `?before=${first.before}`);
    const subjects = [...first.acts, ...second.acts].slice(0, 60).map(({ subject }) => subject);
    expect(subjects).toEqual(Array.from({ length: 60 }, (_, index) => String(60 - index)));
  });

  it('begins with a list of ids alone; reading a reason and lifting are noted', async () => {
    const browser = await operators.verified();
    const customer = await operators.browser();
    const { email } = customer;
    const id = await accountOf(customer);
    await auth.app.get(SuspensionService).set(email, false, 'Photos of another person');
    const { body: listed } = await operators.call(browser, '/suspensions');
    const { suspensions } = listed as { suspensions: { account_id: string }[] };
    expect(suspensions.map(({ account_id }) => account_id)).toContain(id);
    expect(JSON.stringify(listed)).not.toContain('Photos');
    expect(JSON.stringify(listed)).not.toContain(email);
    const { body } = await operators.call(browser, `/suspensions/${id}`);
    expect(body).toEqual({ reason: 'Photos of another person' });
    const lift = () => operators.call(browser, `/suspensions/${id}`, { method: 'DELETE' });
    expect((await lift()).status).toBe(204);
    expect((await auth.login(email)).status).toBe(200);
    expect((await lift()).status).toBe(404);
    const [lifted, viewed] = (await acts(browser)).acts;
    const operator_id = await accountOf(browser);
    expect(lifted).toMatchObject({ act: 'suspension_lifted', subject: id, operator_id });
    expect(viewed).toMatchObject({ act: 'suspension_viewed', subject: id, operator_id });
    for (const none of [randomUUID(), 'x']) {
      expect((await operators.call(browser, `/suspensions/${none}`)).status).toBe(404);
    }
  });

  it('is based on the status of other services, and of those that are down', async () => {
    const browser = await operators.verified();
    auth.peers.answerWith(({ to }) =>
      to === 'lenses' ? { body: { queues: [] } } : { status: 503 },
    );
    const whole = (await operators.call(browser, '/overview')).body as OperatorOverview;
    expect(whole).toMatchObject({ queues: [], books: null });
    expect(whole.processes).toMatchObject([
      { service: 'auth', version: PROCESS_VERSION, missing: [] },
    ]);
    expect(whole.retention).toMatchObject([{ service: 'auth', removed: { sessions: 0 } }]);
  });
});

describe('the notice to everybody', () => {
  const read = () => auth.call('/api/auth/notice');
  const notice = { en: 'Back at 10.', de: 'Zurück um 10.' };

  it('is shown until an operator clears it, and noted', async () => {
    const browser = await operators.verified();
    expect((await read()).body).toEqual({ notice: null });
    for (const text of [{ en: 'Back at 9.', de: 'Zurück um 9.' }, notice]) {
      expect((await operators.post(browser, '/notice', { notice: text })).status).toBe(204);
    }
    const shown = await read();
    expect(shown.body).toEqual({ notice });
    expect(shown.headers.get('cache-control')).toBe('public, max-age=30');
    expect((await operators.post(browser, '/notice', { notice: null })).status).toBe(204);
    expect((await read()).body).toEqual({ notice: null });
    const { acts } = (await operators.call(browser, '/acts')).body as OperatorActs;
    expect(acts.slice(0, 2).map(({ act, subject }) => [act, subject])).toEqual([
      ['notice_cleared', null],
      ['notice_set', 'Back at 10.'],
    ]);
  });

  it('is refused without German, and with an empty, unstorable or long text', async () => {
    const browser = await operators.verified();
    for (const text of [
      { en: 'Back at 10.' },
      { ...notice, de: ' ' },
      { ...notice, de: 'Zurück\0' },
      { ...notice, de: 'Zurück \ud83d' },
      { ...notice, en: 'x'.repeat(301) },
    ]) {
      const { status } = await operators.post(browser, '/notice', { notice: text });
      expect([text, status]).toEqual([text, 422]);
    }
  });

  it('is not set by a member, or an operator without the second factor', async () => {
    for (const browser of [await operators.browser(), await operators.appointed()]) {
      expect((await operators.post(browser, '/notice', { notice })).status).toBe(404);
    }
    expect((await read()).body).toEqual({ notice: null });
  });
});
