import { randomUUID } from 'node:crypto';
import type { OperatorActs, OperatorOverview } from '@likeness/contracts/http/operator';
import { PROCESS_VERSION } from '@likeness/service-kit/presence/process-version';
import { type Browser, operating, wrongCodeOf } from '../testing/operating.js';
import { authSuite, bearer } from '../testing/running-auth.js';
import { SuspensionService } from './suspension.service.js';

const JOB = { queue: 'renders', id: 'a-1' } as const;

describe('an operator action', () => {
  const auth = authSuite();
  const operators = operating(auth);
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

  it.each([
    ['101 jobs', { act: 'retry', jobs: Array.from({ length: 101 }, () => JOB) }],
    ['no job', { act: 'retry', jobs: [] }],
    ['an unknown act', { act: 'remove', jobs: [JOB] }],
    ['an unknown queue', { act: 'discard', jobs: [{ queue: 'keys', id: 'a' }] }],
    ['an empty id', { act: 'discard', jobs: [{ queue: 'renders', id: '' }] }],
  ])('is refused and not noted for %s', async (_, body) => {
    const browser = await operators.verified();
    const before = auth.peers.told.length;
    expect((await operators.post(browser, '/failed-jobs', body)).status).toBe(422);
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

    it.each([
      ['nobody’s address', { email: 'nobody@example.org' }, 400],
      ['no credits', { credits: 0 }, 422],
      ['half a credit', { credits: 0.5 }, 422],
      ['too many credits', { credits: 100_001 }, 422],
      ['no reason', { reason: '   ' }, 422],
      ['a reason of 201 characters', { reason: 'x'.repeat(201) }, 422],
    ])('refuses %s', async (_, change, status) => {
      const browser = await operators.verified();
      const sent = { ...correction, email: browser.email, ...change };
      expect((await operators.post(browser, '/credits', sent)).status).toBe(status);
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

  describe('with suspended accounts', () => {
    async function suspended() {
      const email = await auth.verified();
      const token = bearer(await auth.login(email));
      const { user_id: id = '' } = (await auth.resolve(token)) ?? {};
      await auth.app.get(SuspensionService).set(email, false, 'Photos of another person');
      return { email, id };
    }

    it('begins with a list of ids, without reasons and addresses', async () => {
      const browser = await operators.verified();
      const { email, id } = await suspended();
      const { body } = await operators.call(browser, '/suspensions');
      const { suspensions } = body as { suspensions: { account_id: string }[] };
      expect(suspensions.map(({ account_id }) => account_id)).toContain(id);
      expect(JSON.stringify(body)).not.toContain('Photos');
      expect(JSON.stringify(body)).not.toContain(email);
    });

    it('is noted: that a reason was read, and that a suspension was lifted', async () => {
      const browser = await operators.verified();
      const { email, id } = await suspended();
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
    });

    it.each([randomUUID(), 'x'])('finds none of the id %s', async (id) => {
      const browser = await operators.verified();
      expect((await operators.call(browser, `/suspensions/${id}`)).status).toBe(404);
    });
  });

  describe('is based on', () => {
    const overview = async () => {
      const browser = await operators.verified();
      return (await operators.call(browser, '/overview')).body as OperatorOverview;
    };

    it('the status of other services, and of those that are down', async () => {
      auth.peers.answerWith(({ to }) =>
        to === 'lenses' ? { body: { queues: [] } } : { status: 503 },
      );
      const whole = await overview();
      expect(whole).toMatchObject({ queues: [], books: null });
      expect(whole.processes).toMatchObject([
        { service: 'auth', version: PROCESS_VERSION, missing: [] },
      ]);
      expect(whole.retention).toMatchObject([{ service: 'auth', removed: { sessions: 0 } }]);
    });
  });
});
