import { randomBytes } from 'node:crypto';
import { until } from '@likeness/testing/until';
import { tokenIn } from '@likeness/stand-ins/testing/running-mailbox';
import { authSuite, newEmail, PASSWORD } from '../testing/running-auth.js';

const newVisitor = () => randomBytes(32).toString('hex');
const ENDED = [
  'anonymous_user_id=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  'anonymous_user=; Max-Age=0; Path=/; SameSite=Lax',
];

describe('a visit', () => {
  const auth = authSuite();
  beforeEach(() => auth.peers.answerWith(() => ({})));

  const tellings = (visitorId: string) =>
    auth.peers.told.filter(
      ({ body }) => (body as { visitor_id?: string }).visitor_id === visitorId,
    );
  const owner = async (email: string) => {
    const [row] = await auth.sql<{ id: string }[]>`SELECT id FROM accounts WHERE email = ${email}`;
    return row?.id;
  };
  const settled = (visitorId: string) =>
    until(async () => {
      const rows = await auth.sql<unknown[]>`
        SELECT FROM visitor_claims WHERE visitor_id = ${visitorId} AND delivered_at IS NOT NULL`;
      return rows.length === 1;
    }, 'a settled claim');

  it('ends at registration; its work follows once the address is verified', async () => {
    const visitorId = newVisitor();
    const email = newEmail();
    const answer = await auth.register(email, { visitorId });
    const ended = answer.headers.getSetCookie().filter((cookie) => !cookie.startsWith('sign_up='));
    expect(ended).toEqual(ENDED);
    const token = tokenIn(await auth.mail.mail(email));
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(tellings(visitorId)).toEqual([]);
    await auth.post('/api/auth/verify', { token });
    await settled(visitorId);
    const body = { visitor_id: visitorId, user_id: await owner(email) };
    expect(tellings(visitorId)).toEqual([
      { to: 'images', path: '/internal/claims', body },
      { to: 'lenses', path: '/internal/claims', body },
    ]);
  });

  it('goes to the corrected address when the first one had a typo', async () => {
    const visitorId = newVisitor();
    const typo = await auth.register(newEmail(), { visitorId });
    const [cookie = ''] = typo.headers.getSetCookie().filter((each) => each.startsWith('sign_up='));
    const email = newEmail();
    const person = { email, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' };
    const headers = { 'content-type': 'application/json', cookie };
    const body = JSON.stringify(person);
    await auth.call('/api/auth/register', { method: 'POST', headers, body });
    await auth.post('/api/auth/verify', { token: tokenIn(await auth.mail.mail(email)) });
    await settled(visitorId);
    expect(tellings(visitorId)).toMatchObject([
      { body: { user_id: await owner(email) } },
      { body: { user_id: await owner(email) } },
    ]);
  });

  it('ends at login', async () => {
    const email = await auth.verified();
    const visitorId = newVisitor();
    const answer = await auth.login(email, undefined, { visitorId });
    expect(answer.headers.getSetCookie()).toEqual(ENDED);
    await settled(visitorId);
    expect(tellings(visitorId)).toHaveLength(2);
  });

  it('is not claimed without a visitor, or after a failed login', async () => {
    const before = auth.peers.told.length;
    const email = await auth.verified();
    await auth.login(email);
    const visitorId = newVisitor();
    const refused = await auth.login(email, 'Wrong-Anchor-47', { visitorId });
    expect(refused.headers.getSetCookie()).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(auth.peers.told).toHaveLength(before);
  });

  it('belongs to the first account only', async () => {
    const visitorId = newVisitor();
    const [first, second] = [await auth.verified(), await auth.verified()];
    await auth.login(first, undefined, { visitorId });
    await settled(visitorId);
    await auth.login(second, undefined, { visitorId });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(tellings(visitorId).map(({ body }) => (body as { user_id: string }).user_id)).toEqual(
      Array(2).fill(await owner(first)),
    );
  });

  it('goes to a verified account rather than to one that never was verified', async () => {
    const visitorId = newVisitor();
    await auth.register(newEmail(), { visitorId });
    const email = await auth.verified();
    await auth.login(email, undefined, { visitorId });
    await settled(visitorId);
    expect(tellings(visitorId)[0]?.body).toMatchObject({ user_id: await owner(email) });
  });

  it('retries the claim until both services respond', async () => {
    const visitorId = newVisitor();
    auth.peers.answerWith(({ to }) => ({ status: to === 'lenses' ? 503 : 200 }));
    await auth.login(await auth.verified(), undefined, { visitorId });
    await until(() => tellings(visitorId).length === 2, 'the first telling');
    auth.peers.answerWith(() => ({}));
    await auth.sql`UPDATE visitor_claims SET due_at = now() WHERE visitor_id = ${visitorId}`;
    await settled(visitorId);
    expect(tellings(visitorId).map(({ to }) => to)).toEqual([
      'images',
      'lenses',
      'images',
      'lenses',
    ]);
  });
});
