import { randomUUID } from 'node:crypto';
import { BALANCED, type RunningBilling, startRunningBilling } from '../testing/running-billing.js';
import { CorrectionsService } from './corrections.service.js';

describe('the operator', () => {
  let billing: RunningBilling;
  beforeAll(async () => {
    billing = await startRunningBilling();
  });
  afterAll(() => billing.close());

  it('gives credits and takes them, as far as they are there', async () => {
    const corrections = billing.app.get(CorrectionsService);
    const userId = randomUUID();
    expect(await corrections.book(userId, 5)).toBe(5);
    expect(await corrections.book(userId, -2)).toBe(3);
    await expect(corrections.book(userId, -4)).rejects.toThrow('available_is_covered');
    expect(await billing.balance(userId)).toEqual({ balance: 3, held: 0 });
    expect(await billing.books()).toEqual(BALANCED);
  });

  it('corrects credits from the page once, however often the request arrives', async () => {
    const user_id = randomUUID();
    const correct = (credits: number, correction_id: string) =>
      billing.asService('/internal/corrections', { user_id, credits, correction_id }, 'auth');
    const first = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => correct(5, first)));
    expect(answers.map(({ body }) => body)).toEqual(
      [1, 2, 3].map(() => ({ balance: 5, is_booked: true })),
    );
    expect((await correct(-6, randomUUID())).body).toEqual({ balance: 5, is_booked: false });
    expect((await correct(0, randomUUID())).status).toBe(422);
    expect((await correct(-5, randomUUID())).body).toEqual({ balance: 0, is_booked: true });
    expect(await billing.books()).toEqual(BALANCED);
  });

  it('refuses the id of another account’s correction', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const correction_id = randomUUID();
    const correct = (user_id: string) =>
      billing.asService('/internal/corrections', { user_id, credits: 5, correction_id }, 'auth');
    const statuses = (await Promise.all([correct(one), correct(other)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 422]);
    expect(await billing.books()).toEqual(BALANCED);
  });

  it('answers only auth', async () => {
    const sent = { user_id: randomUUID(), credits: 5, correction_id: randomUUID() };
    const { status } = await billing.asService('/internal/corrections', sent, 'lenses');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await billing.balance(sent.user_id)).toEqual({ balance: 0, held: 0 });
  });

  it('settles a declaration once', async () => {
    const [row] = await billing.sql.query<{ id: string }[]>(
      `INSERT INTO declarations (kind, name, email, contract)
       VALUES ('withdrawal', 'Ada', 'ada@example.org', 'Pro') RETURNING id`,
    );
    const settle = () =>
      billing.asService('/internal/declarations/settle', { id: row?.id }, 'auth');
    expect((await settle()).body).toEqual({ is_settled: true });
    expect((await settle()).body).toEqual({ is_settled: false });
  });
});
