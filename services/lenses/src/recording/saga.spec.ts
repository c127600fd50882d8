import { randomUUID } from 'node:crypto';
import type { Accepted, RenderJob } from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { portraitRenderJob } from '@likeness/contracts/jobs/portrait-render.job';
import { portraitResultJob } from '@likeness/contracts/jobs/portrait-result.job';
import { until } from '@likeness/testing/until';
import {
  account,
  kontextForm,
  RENDERED,
  type RunningLenses,
  startLenses,
} from '../testing/running-lenses.js';

const KEEP = '/internal/portraits';
const CAPTURE = '/internal/holds/capture';
const REVEAL = '/internal/portraits/reveal';

describe('a delivery that breaks off', () => {
  let lenses: RunningLenses;
  beforeAll(async () => {
    lenses = await startLenses({ perHour: 1000 });
  });
  afterAll(() => lenses.close());

  function wealthy(): Person {
    const person = account();
    lenses.billing.grant(person.owner.id, 2);
    return person;
  }
  async function submit(person: Person): Promise<string> {
    const response = await lenses.as(person, '/api/lenses/portrait-flux-kontext', {
      method: 'POST',
      body: kontextForm(),
      headers: { prefer: 'respond-async' },
    });
    const { job_id } = (await response.json()) as Accepted;
    await until(() => lenses.sender.isAlive(portraitRenderJob, { render_id: job_id, attempt: 1 }));
    await lenses.sender.remove(portraitRenderJob, { render_id: job_id, attempt: 1 });
    await lenses.claim(job_id, 1);
    return job_id;
  }
  const resultOf = (id: string) => {
    const master_key = `renders/${id}/1/master.jpg`;
    return { render_id: id, attempt: 1, outcome: { ...RENDERED, master_key } };
  };
  const tell = (id: string) => lenses.sender.add(portraitResultJob, resultOf(id));
  async function job(person: Person, id: string): Promise<RenderJob> {
    return (await (await lenses.as(person, `/api/lenses/jobs/${id}`)).json()) as RenderJob;
  }
  const ends = (person: Person, id: string, state: string) =>
    until(async () => (await job(person, id)).state === state, `${id} ${state}`);
  /** As if all of it had happened a while ago. */
  const age = (id: string, column: 'updated_at' | 'expires_at') =>
    lenses.sql.query(`UPDATE renders SET ${column} = now() - interval '1 minute' WHERE id = $1`, [
      id,
    ]);
  const rendered = async (id: string) => {
    const [row] = await lenses.sql.query<{ rendered: unknown }[]>(
      `SELECT rendered FROM renders WHERE id = $1`,
      [id],
    );
    return row?.rendered !== null;
  };
  /** Delivered whole and charged once. */
  async function expectDelivered(person: Person, id: string): Promise<void> {
    await ends(person, id, 'done');
    expect((await job(person, id)).images).toHaveLength(1);
    expect(lenses.billing.statesOf(person.owner.id)).toEqual({ held: 0, captured: 1, released: 0 });
    expect(lenses.billing.balanceOf(person.owner.id)).toBe(0);
    expect(lenses.images.isSeen(id)).toBe(true);
  }
  const peerOf = (path: string) => (path === CAPTURE ? lenses.billing : lenses.images);

  const steps = [KEEP, CAPTURE, REVEAL].flatMap((path) =>
    (['before', 'after'] as const).map((when) => [when, path] as const),
  );

  it.each(steps)('%s %s is done again by its job', async (when, path) => {
    const person = wealthy();
    const id = await submit(person);
    peerOf(path).breakOff(path, when);
    await tell(id);
    await expectDelivered(person, id);
  });

  it.each(steps)('%s %s is taken up by the sweep when the queue is lost', async (when, path) => {
    const person = wealthy();
    const id = await submit(person);
    peerOf(path).breakOff(path, when);
    await tell(id);
    await until(() => rendered(id));
    await until(async () => {
      await lenses.sender.remove(portraitResultJob, resultOf(id)).catch(() => undefined);
      return !(await lenses.sender.isAlive(portraitResultJob, resultOf(id)));
    });
    await age(id, 'updated_at');
    await expectDelivered(person, id);
  });

  it.each([CAPTURE, REVEAL])('at %s can neither be cancelled nor expire', async (path) => {
    const person = wealthy();
    const id = await submit(person);
    peerOf(path).breakOff(path, 'after');
    await tell(id);
    await until(() => rendered(id));
    await lenses.as(person, `/api/lenses/jobs/${id}`, { method: 'DELETE' });
    await age(id, 'expires_at');
    await expectDelivered(person, id);
  });

  it('shows nobody what is not paid for: a hold that is gone', async () => {
    const person = wealthy();
    const id = await submit(person);
    lenses.billing.release(id);
    await tell(id);
    await ends(person, id, 'expired');
    expect([lenses.images.kept.has(id), lenses.images.isSeen(id)]).toEqual([true, false]);
    expect((await job(person, id)).images).toEqual([]);
    await until(async () => lenses.images.discarded.includes(`renders/${id}/1/master.jpg`));
    expect(lenses.billing.balanceOf(person.owner.id)).toBe(2);
  });

  it('keeps the first of two pictures made for one image', async () => {
    const person = wealthy();
    const id = await submit(person);
    lenses.images.breakOff(KEEP, 'before');
    await tell(id);
    await until(() => rendered(id));
    const second = { ...RENDERED, master_key: `renders/${id}/2/master.jpg` };
    await lenses.sender.add(portraitResultJob, { render_id: id, attempt: 2, outcome: second });
    await until(async () => lenses.images.discarded.includes(second.master_key));
    await expectDelivered(person, id);
  });

  it('of an erased account is thrown away and paid back', async () => {
    const person = wealthy();
    const id = await submit(person);
    lenses.billing.breakOff(CAPTURE, 'before');
    await tell(id);
    await until(() => rendered(id));
    await lenses.asAuth('/internal/erasures', { owners: [person.owner] });
    await until(async () => lenses.images.discarded.includes(`renders/${id}/1/master.jpg`));
    const { held } = lenses.billing.statesOf(person.owner.id);
    await until(() => lenses.billing.statesOf(person.owner.id).held === 0, `${held} held`);
  });

  it('leaves queue places in the order of the submit', async () => {
    const person = account('subscriber');
    const generation_id = randomUUID();
    for (const index of [3, 0, 2, 1]) {
      const fields = { generation_id, image_index: String(index), image_count: '4' };
      await lenses.as(person, '/api/lenses/portrait-flux-kontext', {
        method: 'POST',
        body: kontextForm({ fields }),
        headers: { prefer: 'respond-async' },
      });
    }
    const { jobs } = (await (await lenses.as(person, '/api/lenses/jobs')).json()) as {
      jobs: RenderJob[];
    };
    const inOrder = jobs.toSorted((one, other) => one.image_index - other.image_index);
    const first = inOrder[0]?.queue_place ?? -1;
    expect(inOrder.map((entry) => (entry.queue_place ?? -1) - first)).toEqual([0, 1, 2, 3]);
  });
});
