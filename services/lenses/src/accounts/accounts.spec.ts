import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Accepted } from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { portraitRenderJob } from '@likeness/contracts/jobs/renders.jobs';
import { portraitResultJob } from '@likeness/contracts/jobs/results.jobs';
import { until } from '@likeness/testing/until';
import {
  account,
  lensesSuite,
  portraitForm,
  RENDERED,
  visitor,
} from '../testing/running-lenses.js';
import { GenerationRetentionService } from '../generation/generation-retention.service.js';

const lenses = lensesSuite({ perDay: 100, perAddress: 1000 });

describe('accounts', () => {
  /** The order may be refused, for an account that was just erased. */
  async function submit(person: Person): Promise<string> {
    const response = await lenses.order(person, '/api/lenses/anonymous/portrait', portraitForm());
    return ((await response.json()) as Accepted).job_id;
  }
  const sees = async (person: Person, id: string) =>
    (await lenses.as(person, `/api/lenses/jobs/${id}`)).status === 200;

  it('take the jobs of the visitor they come from', async () => {
    const [before, now] = [visitor(), account()];
    const id = await submit(before);
    const body = { visitor_id: before.owner.id, user_id: now.owner.id };
    for (const _ of [1, 2]) {
      expect((await lenses.asAuth('/internal/claims', body)).status).toBe(204);
    }
    expect([await sees(now, id), await sees(before, id)]).toEqual([true, false]);
  });

  it('take jobs that are just ending', async () => {
    const [before, now] = [visitor(), account()];
    const id = await submit(before);
    let claimed: Promise<Response> | undefined;
    await lenses.database.transaction(async (manager) => {
      await manager.sql`SELECT FROM renders WHERE id = ${id} FOR UPDATE`;
      const body = { visitor_id: before.owner.id, user_id: now.owner.id };
      claimed = lenses.asAuth('/internal/claims', body);
      await until(async () => (await lenses.waiting()) > 0, 'the claim waits for the render');
      await manager.sql`SELECT FROM generations WHERE owner_id = ${before.owner.id} FOR UPDATE`;
    });
    expect((await claimed)?.status).toBe(204);
    expect([await sees(now, id), await sees(before, id)]).toEqual([true, false]);
  });

  it('leave nothing behind in races of an order with the erasure', async () => {
    let late = 0;
    for (let race = 0; race < 30; race += 2) {
      const person = race % 4 === 0 ? account() : visitor();
      const ordering = submit(person);
      await delay(race);
      const body = { owners: [person.owner] };
      const [erased] = await Promise.all([lenses.asAuth('/internal/erasures', body), ordering]);
      expect(erased.status).toBe(204);
      const held = await lenses.asAuth('/internal/holdings', body);
      expect(await held.json()).toEqual({ generations: 0, jobs: 0 });
      late += (await ordering) === undefined ? 1 : 0;
    }
    expect(late).toBeGreaterThan(0);
  });

  it('miss no order in races with the claim', async () => {
    for (let race = 0; race < 30; race += 2) {
      const [before, now] = [visitor(), account()];
      const body = { visitor_id: before.owner.id, user_id: now.owner.id };
      const ordering = submit(before);
      await delay(race);
      const [claimed] = await Promise.all([lenses.asAuth('/internal/claims', body), ordering]);
      expect(claimed.status).toBe(204);
      const held = async ({ owner }: Person) =>
        (await lenses.asAuth('/internal/holdings', { owners: [owner] })).json();
      expect([await held(before), await held(now)]).toEqual([
        { generations: 0, jobs: 0 },
        { generations: 1, jobs: 1 },
      ]);
      await lenses.asAuth('/internal/erasures', { owners: [now.owner] });
    }
  });

  it('leave no job behind, and what a worker still makes is thrown away', async () => {
    const [person, other] = [visitor(), visitor()];
    const [id, kept] = [await submit(person), await submit(other)];
    await until(() => lenses.sender.isAlive(portraitRenderJob, { render_id: id, attempt: 1 }));
    const owners = [person.owner, { kind: 'user', id: randomUUID() }];
    const held = await lenses.asAuth('/internal/holdings', { owners });
    expect(await held.json()).toEqual({ generations: 1, jobs: 1 });
    for (const _ of [1, 2]) {
      expect((await lenses.asAuth('/internal/erasures', { owners })).status).toBe(204);
    }
    const left = await lenses.asAuth('/internal/holdings', { owners });
    expect(await left.json()).toEqual({ generations: 0, jobs: 0 });
    expect([await sees(person, id), await sees(other, kept)]).toEqual([false, true]);
    expect((await lenses.lease(id, 1)).ok).toBe(false);
    await lenses.sender.add(portraitResultJob, { render_id: id, attempt: 1, outcome: RENDERED });
    await until(async () => lenses.images.discarded.includes('renders/x/1/master.jpg'));
    expect(lenses.images.keepCalls).not.toContain(id);
  });
});

const INSERT = `INSERT INTO generations (id, owner_kind, owner_id, address_hash, form_hash, tool,
  image_count, seed, joinable, credits_each, is_watermarked, created_at)`;
const RENDER = `INSERT INTO renders (id, generation_id, owner_kind, owner_id, image_index, style_id,
  gender, seed, photos, state, priority, attempt, expires_at)`;

beforeAll(async () => {
  await lenses.app.get(GenerationRetentionService).stop();
});

it('old generations are deleted with their renders after ninety days, unless a render is unfinished', async () => {
  const { id: owner } = account().owner;
  const generations = async (days: number, count: number, state: string) => {
    const rows = await lenses.sql<{ id: string }[]>`${() => INSERT}
      SELECT gen_random_uuid(), 'user', ${owner}, 'a', 'f', 'lenszero', 1, 1, false, 0, true,
      now() - make_interval(days => ${days}) FROM generate_series(1, ${count}) RETURNING id`;
    const ids = rows.map(({ id }) => id);
    await lenses.sql`${() => RENDER}
      SELECT id, id, 'user', ${owner}, 0, 'noir', 'woman', 1, '[]', ${state}, 1, 1,
      now() + interval '1 hour' FROM unnest(${ids}::uuid[]) AS id`;
    return ids;
  };
  await generations(91, 600, 'done');
  const young = await generations(89, 1, 'done');
  const unfinished = await generations(91, 1, 'queued');
  await lenses.app.get(GenerationRetentionService).run();
  for (const table of ['generations', 'renders']) {
    const left = await lenses.sql<{ id: string }[]>`
      SELECT id FROM ${() => table} WHERE owner_id = ${owner}`;
    const ids = left.map(({ id }) => id).toSorted();
    expect(ids).toEqual([...young, ...unfinished].toSorted());
  }
});
