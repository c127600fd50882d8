import { told } from '@likeness/testing/running-service';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { personPhoto } from '@likeness/testing/photos/people';
import { until } from '@likeness/testing/until';
import { tokenIn } from '@likeness/stand-ins/testing/running-mailbox';
import { authSuite, bearer, newEmail } from '../testing/running-auth.js';
import { AuditLog } from '@likeness/service-kit/audit/audit-log';

const auth = authSuite();

const HELD = {
  images: { photos: 2, portraits: 5, face_consents: 1 },
  lenses: { generations: 3, jobs: 9 },
  billing: { purchases: 1, ledger_entries: 12 },
};

describe('DELETE users/me', () => {
  beforeEach(() => auth.peers.answerWith(answer));

  function answer({ to, path }: { to: string; path: string }) {
    return path === '/internal/holdings' ? { body: HELD[to as keyof typeof HELD] } : {};
  }
  const remove = (token?: string) => auth.call('/api/users/me', { method: 'DELETE' }, { token });
  async function traces(...marks: string[]): Promise<string[]> {
    const tables = [
      'accounts',
      'sessions',
      'mail_tokens',
      'mail_orders',
      'visitor_claims',
      'erasures',
    ];
    const found: string[] = [];
    for (const table of tables) {
      const rows = await auth.sql<{ row: string }[]>`
        SELECT row_to_json(found)::text AS row FROM ${() => table} AS found`;
      for (const { row } of rows) if (marks.some((mark) => row.includes(mark))) found.push(table);
    }
    return found;
  }

  it('answers 204; tokens, login and links are dead at once', async () => {
    const email = newEmail();
    const token = await auth.loggedIn(email);
    const second = bearer(await auth.login(email));
    await auth.post('/api/auth/forgot-password', { email });
    const reset = tokenIn(await auth.mail.mail(email, 2));
    expect(await told(remove(token))).toEqual([204, undefined]);
    for (const dead of [token, second]) {
      expect(await told(auth.call('/api/users/me', {}, { token: dead }))).toEqual([
        401,
        { detail: 'Unauthorized' },
      ]);
    }
    expect((await auth.login(email)).body).toEqual({ detail: 'LOGIN_BAD_CREDENTIALS' });
    const stolen = { token: reset, password: 'Harbour!Quiet9' };
    const refused = await auth.post('/api/auth/reset-password', stolen);
    expect(refused.body).toEqual({ detail: 'RESET_PASSWORD_BAD_TOKEN' });
    expect((await remove(token)).status).toBe(401);
  });

  it('removes the person everywhere, leaves no row and no object, and sends a receipt', async () => {
    const email = newEmail();
    const visitorId = randomBytes(32).toString('hex');
    await auth.verified(email);
    const token = bearer(await auth.login(email, undefined, { visitorId }));
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array((await personPhoto('curls')).bytes)]), 'me.jpg');
    await auth.call('/api/users/me/profile-picture', { method: 'POST', body: form }, { token });
    const { body } = await auth.call('/api/users/me', {}, { token });
    const { id } = body as { id: string };
    const before = auth.peers.told.length;
    await remove(token);
    const receipt = await auth.mail.mail(email, 2);
    expect(receipt.subject).toBe('Your account and your data have been deleted');
    for (const line of [
      'Account, logins and links: removed',
      'Uploaded photos, with every size made of them: 2',
      'Portraits, with every size made of them: 5',
      'Profile pictures: 1',
      'Sets that were ordered: 3',
      'Consents to face analysis: 1',
      'Entries of the credit ledger, kept without name and address: 12',
    ]) {
      expect(receipt.text).toContain(line);
    }
    const owners = [
      { kind: 'user', id },
      { kind: 'visitor', id: visitorId },
    ];
    const asked = auth.peers.told.slice(before).filter(({ path }) => path !== '/internal/claims');
    expect(asked.filter(({ path }) => path === '/internal/erasures')).toEqual([
      { to: 'lenses', path: '/internal/erasures', body: { owners } },
      { to: 'images', path: '/internal/erasures', body: { owners } },
      { to: 'billing', path: '/internal/erasures', body: { owners } },
    ]);
    await until(async () => (await traces(id, email, visitorId)).length === 0, 'no row left');
    const objects = await readdir(auth.objects, { recursive: true, withFileTypes: true });
    expect(objects.filter((entry) => entry.isFile())).toEqual([]);
    expect((await auth.register(email)).status).toBe(201);
  });

  it('retries until every service responds, and reports the first counts', async () => {
    const email = newEmail();
    const token = await auth.loggedIn(email);
    let failures = 0;
    auth.peers.answerWith((call) => {
      if (call.path !== '/internal/erasures' || call.to !== 'images') return answer(call);
      failures += 1;
      return { status: 503 };
    });
    await remove(token);
    await until(() => failures === 1, 'a failure');
    auth.peers.answerWith((call) =>
      call.path === '/internal/holdings' ? { body: {} } : answer(call),
    );
    expect(auth.mail.to(email)).toHaveLength(1);
    await auth.sql`UPDATE erasures SET requested_at = now() - interval '100000 seconds'`;
    expect(await auth.app.get(Metrics).metrics()).toMatch(/^erasure_oldest_seconds 100\d{3}\b/m);
    await auth.sql`UPDATE erasures SET due_at = now()`;
    expect((await auth.mail.mail(email, 2)).text).toContain('every size made of them: 5');
  });

  it('removes once for concurrent requests', async () => {
    const email = newEmail();
    const token = await auth.loggedIn(email);
    const answers = await Promise.all([remove(token), remove(token), remove(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401, 401]);
    await auth.mail.mail(email, 2);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(auth.mail.to(email)).toHaveLength(2);
  });
});

const NEW = 'Harbour!Quiet9';

it('the audit log has sign-ins, refused ones, a changed password and an erasure, each once', async () => {
  const record = jest.spyOn(auth.app.get(AuditLog), 'record');
  const email = await auth.verified(newEmail());
  const [row] = await auth.sql<{ id: string }[]>`SELECT id FROM accounts WHERE email = ${email}`;
  await auth.login(email, 'Wrong!Quiet9');
  await auth.login(newEmail(), 'Wrong!Quiet9');
  await auth.login(email);
  await auth.post('/api/auth/forgot-password', { email });
  const token = tokenIn(await auth.mail.mail(email, 2));
  expect((await auth.post('/api/auth/reset-password', { token, password: NEW })).status).toBe(200);
  await auth.post('/api/auth/reset-password', { token, password: NEW });
  const session = bearer(await auth.login(email, NEW));
  await auth.call('/api/users/me', { method: 'DELETE' }, { token: session });
  await until(() => record.mock.calls.at(-1)?.[0] === 'erasure_finished', 'the erasure');
  expect(record.mock.calls).toEqual([
    ['sign_in_refused', row?.id],
    ['sign_in_refused', null],
    ['sign_in', row?.id],
    ['password_changed', row?.id],
    ['sign_in', row?.id],
    ['erasure_requested', row?.id],
    ['erasure_finished', row?.id],
  ]);
});
