import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Person } from '@likeness/contracts/identity/principal';
import { portraitResultJob } from '@likeness/contracts/jobs/results.jobs';
import { until } from '@likeness/testing/until';
import {
  account,
  CAPTURE,
  leasedImage,
  CREDITS,
  KEEP,
  kontextForm,
  lensesSuite,
  loseResult,
  peerOf,
  RENDERED,
  REVEAL,
  tellDropped,
  tellRendered,
} from '../testing/running-lenses.js';

describe('a delivery that breaks off', () => {
  const lenses = lensesSuite({ perHour: 1000 });

  const tell = (id: string) => tellRendered(lenses, id);
  const job = (person: Person, id: string) => lenses.job(person, id);
  const ends = (person: Person, id: string, state: string) =>
    until(async () => (await job(person, id)).state === state, `${id} ${state}`);
  const rendered = async (id: string) => {
    const [row] = await lenses.sql<{ rendered: unknown }[]>`
      SELECT rendered FROM renders WHERE id = ${id}`;
    return row?.rendered !== null;
  };
  const isOnItsWay = async (id: string) => {
    const rows = await lenses.sql<unknown[]>`
      SELECT FROM renders WHERE id = ${id} AND delivering_until > now()`;
    return rows.length > 0;
  };
  /** Delivered completely and charged once. */
  async function expectDelivered(person: Person, id: string): Promise<void> {
    await ends(person, id, 'done');
    expect((await job(person, id)).images).toHaveLength(1);
    expect(lenses.billing.statesOf(person.owner.id)).toEqual({ held: 0, captured: 1, released: 0 });
    expect(lenses.billing.balanceOf(person.owner.id)).toBe(0);
    expect(lenses.images.isSeen(id)).toBe(true);
  }

  const steps = [KEEP, CAPTURE, REVEAL].flatMap((path) =>
    (['before', 'after'] as const).map((when) => [when, path] as const),
  );

  it.each(steps)('%s %s is done again by its job', async (when, path) => {
    const { person, id } = await leasedImage(lenses);
    peerOf(lenses, path).breakOff(path, when);
    await tell(id);
    await expectDelivered(person, id);
  });

  it.each(steps)('%s %s is taken up by the sweep when the queue is lost', async (when, path) => {
    const { person, id } = await leasedImage(lenses);
    peerOf(lenses, path).breakOff(path, when);
    await tell(id);
    await until(() => rendered(id));
    await loseResult(lenses, id);
    await lenses.age(id, 'updated_at');
    await expectDelivered(person, id);
  });

  it.each([CAPTURE, REVEAL])('at %s can neither be cancelled nor expire', async (path) => {
    const { person, id } = await leasedImage(lenses);
    peerOf(lenses, path).breakOff(path, 'after');
    await tell(id);
    await until(() => rendered(id));
    await lenses.cancel(person, id);
    await lenses.age(id, 'expires_at');
    await expectDelivered(person, id);
  });

  it.each([KEEP, CAPTURE, REVEAL])('waits while another version refuses %s', async (path) => {
    const { person, id } = await leasedImage(lenses);
    const peer = peerOf(lenses, path);
    const before = peer.callsOf(path);
    peer.refuse(path, 'CALL_INVALID');
    await tell(id);
    await until(() => peer.callsOf(path) >= before + 3, 'tried again by its job');
    // The queue fails; from then on, the sweep retries.
    await loseResult(lenses, id);
    const byJob = peer.callsOf(path);
    for (const column of ['expires_at', 'updated_at'] as const) await lenses.age(id, column);
    await until(() => peer.callsOf(path) > byJob, 'tried again by the sweep');
    expect((await job(person, id)).state).toBe('rendering');
    expect(lenses.images.discarded).not.toContain(`renders/${id}/1/master.jpg`);
    peer.refuse(path);
    await lenses.age(id, 'updated_at');
    await expectDelivered(person, id);
  });

  it('ends when its files are gone, and gives the credits back', async () => {
    const { person, id } = await leasedImage(lenses);
    lenses.images.refuse(KEEP, 'PORTRAIT_FILES_GONE');
    await tell(id);
    await ends(person, id, 'failed');
    lenses.images.refuse(KEEP);
    await until(() => lenses.billing.statesOf(person.owner.id).released === 1, 'paid back');
  });

  it('keeps its charge if its owner deletes it for good between reveal and record', async () => {
    const { person, id } = await leasedImage(lenses);
    const before = lenses.images.callsOf(REVEAL);
    lenses.images.refuse(REVEAL, 'CALL_INVALID');
    await tell(id);
    await until(() => lenses.images.callsOf(REVEAL) > before);
    await loseResult(lenses, id);
    lenses.images.refuse(KEEP, 'PORTRAIT_FILES_GONE');
    await lenses.age(id, 'updated_at');
    await until(
      async () =>
        (await job(person, id)).error !== null || (await job(person, id)).state === 'done',
    );
    for (const path of [KEEP, REVEAL]) lenses.images.refuse(path);
    expect(await job(person, id)).toMatchObject({ state: 'done', error: null });
    expect(lenses.billing.statesOf(person.owner.id)).toEqual({ held: 0, captured: 1, released: 0 });
  });

  it('hides an image whose hold is gone, because it is unpaid', async () => {
    const { person, id } = await leasedImage(lenses);
    lenses.billing.release(id);
    await tell(id);
    await ends(person, id, 'expired');
    expect([lenses.images.kept.has(id), lenses.images.isSeen(id)]).toEqual([true, false]);
    expect((await job(person, id)).images).toEqual([]);
    await until(async () => lenses.images.discarded.includes(`renders/${id}/1/master.jpg`));
    expect(lenses.billing.balanceOf(person.owner.id)).toBe(CREDITS);
  });

  it.each([KEEP, REVEAL])(
    'charges nothing for a dropped main wish, broken off at %s',
    async (path) => {
      const { person, id } = await leasedImage(lenses);
      peerOf(lenses, path).breakOff(path, 'after');
      await tellDropped(lenses, id);
      await ends(person, id, 'done');
      await until(() => lenses.billing.balanceOf(person.owner.id) === CREDITS);
      expect(lenses.billing.statesOf(person.owner.id)).toEqual({
        held: 0,
        captured: 0,
        released: 1,
      });
      expect(lenses.images.isSeen(id)).toBe(true);
      expect((await job(person, id)).credits).toBe(0);
    },
  );

  it('keeps the first of two pictures made for one image', async () => {
    const { person, id } = await leasedImage(lenses);
    lenses.images.breakOff(KEEP, 'before');
    await tell(id);
    await until(() => rendered(id));
    const second = { ...RENDERED, master_key: `renders/${id}/2/master.jpg` };
    await lenses.sender.add(portraitResultJob, { render_id: id, attempt: 2, outcome: second });
    await until(async () => lenses.images.discarded.includes(second.master_key));
    await expectDelivered(person, id);
  });

  it('of an erased account is thrown away and paid back', async () => {
    const { person, id } = await leasedImage(lenses);
    lenses.billing.breakOff(CAPTURE, 'before');
    await tell(id);
    await until(() => rendered(id));
    await lenses.asAuth('/internal/erasures', { owners: [person.owner] });
    await until(async () => lenses.images.discarded.includes(`renders/${id}/1/master.jpg`));
    const { held } = lenses.billing.statesOf(person.owner.id);
    await until(() => lenses.billing.statesOf(person.owner.id).held === 0, `${held} held`);
  });

  it.each([KEEP, CAPTURE])('locks nothing while %s takes its time', async (path) => {
    const { person, id } = await leasedImage(lenses);
    const letGo = peerOf(lenses, path).hold(path);
    await tell(id);
    await until(() => isOnItsWay(id));
    await lenses.sql`SELECT FROM renders WHERE id = ${id} FOR UPDATE NOWAIT`;
    expect((await lenses.cancel(person, id)).status).toBe(204);
    letGo();
    await expectDelivered(person, id);
  });

  it('is waited for by the erasure of its owner, so that no picture comes later', async () => {
    const { person, id } = await leasedImage(lenses);
    const letGo = lenses.images.hold(KEEP);
    await tell(id);
    await until(() => isOnItsWay(id));
    let keptBefore: boolean | undefined;
    const erased = lenses.asAuth('/internal/erasures', { owners: [person.owner] });
    const ended = erased.then(() => (keptBefore = lenses.images.kept.has(id)));
    await delay(500);
    expect(keptBefore).toBeUndefined();
    letGo();
    await ended;
    expect([(await erased).status, keptBefore]).toEqual([204, true]);
    expect((await lenses.as(person, `/api/lenses/jobs/${id}`)).status).toBe(404);
  });

  it('of a process that died is taken up when its lease is over', async () => {
    const { person, id } = await leasedImage(lenses);
    await lenses.sql`
      UPDATE renders SET delivering_until = now() + interval '1 hour' WHERE id = ${id}`;
    await tell(id);
    await until(() => rendered(id));
    await delay(500);
    expect((await job(person, id)).state).toBe('rendering');
    await lenses.sql`UPDATE renders SET delivering_until = now() WHERE id = ${id}`;
    await lenses.age(id, 'updated_at');
    await expectDelivered(person, id);
  });

  it('has queue places in the order of its images, whichever call comes first', async () => {
    const person = account('subscriber');
    const fields = { generation_id: randomUUID(), image_index: '3', image_count: '4' };
    await lenses.order(person, '/api/lenses/portrait-flux-kontext', kontextForm({ fields }));
    const jobs = await lenses.jobs(person);
    expect(jobs.map(({ image_index, queue_place }) => [image_index, queue_place])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });
});
