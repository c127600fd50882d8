import { randomUUID } from 'node:crypto';
import type { Person } from '@likeness/contracts/identity/principal';
import { portraitRenderJob, RENDER_JOBS } from '@likeness/contracts/jobs/renders.jobs';
import { JobConsumer } from '@likeness/queue/job-consumer';
import { burst, statusesOf } from '@likeness/testing/burst';
import { until } from '@likeness/testing/until';
import {
  accepted,
  account,
  kontextForm,
  numbered,
  portraitForm,
  refused,
  lensesSuite,
  visitor,
} from '../testing/running-lenses.js';

const FLOOD = '203.0.113.66';

describe('the queue of renders', () => {
  const lenses = lensesSuite({ perDay: 100, perAddress: 1_000, unpaidPerAddress: 20 });
  let addresses = 0;
  const ownerOf = new Map<string, string>();

  beforeEach(async () => {
    ownerOf.clear();
    await until(async () => (await lenses.count('outbox')) === 0);
    await lenses.sql`TRUNCATE generations, renders, render_times CASCADE`;
    for (const { queue } of Object.values(RENDER_JOBS)) {
      await lenses.sender.queue(queue).drain(true);
    }
  });

  const elsewhere = () => {
    addresses += 1;
    return `192.0.2.${addresses}`;
  };
  const member = (address = elsewhere()): Person => ({ ...account(), address });
  const guest = (address = elsewhere()) => visitor(address);
  const withCredits = (address?: string): Person => {
    const person = member(address);
    lenses.billing.grant(person.owner.id, 100);
    return person;
  };

  function post(person: Person, fields: Record<string, string>, form = portraitForm) {
    const path = `/api/lenses/${person.tier === 'guest' ? 'anonymous/' : ''}portrait`;
    const photos = { facial_feature_image_ids: JSON.stringify([randomUUID()]) };
    const body = form({ files: 0, fields: { ...photos, ...fields } });
    return lenses.order(person, form === portraitForm ? path : `${path}-flux-kontext`, body);
  }

  async function order(name: string, person: Person, count: number, fields = {}) {
    const generation = randomUUID();
    const photos = { facial_feature_image_ids: JSON.stringify([randomUUID()]) };
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const image = { ...photos, ...numbered(generation, index, count), ...fields };
      const { job_id: id } = await accepted(post(person, image));
      ownerOf.set(id, name);
      ids.push(id);
    }
    return { person, generation, ids };
  }

  const refusalOf = async (answer: Response) => (await refused(answer)).slice(0, 2);
  const placeOf = async (person: Person, id = '') => (await lenses.job(person, id)).queue_place;

  /** Owners in the order in which workers take their images. */
  async function inOrder(): Promise<string> {
    await until(async () => (await lenses.count('outbox')) === 0);
    const jobs = await lenses.sender.queue(portraitRenderJob.queue).getPrioritized(0, -1);
    const names = jobs.map(
      ({ data }) => ownerOf.get((data as { render_id: string }).render_id) ?? '?',
    );
    return names.join('');
  }

  it('serves paid work before unpaid, in any order of arrival', async () => {
    await order('g', guest(), 2);
    await order('f', withCredits(), 2);
    await order('p', withCredits(), 2, { pro_generation: 'true' });
    await order('s', { ...account('subscriber'), address: elsewhere() }, 2);
    expect(await inOrder()).toBe('pspsgfgf');
  });

  it('goes round between owners, and tells each the place that it serves them in', async () => {
    const first = await order('a', guest(), 4);
    const second = await order('b', member(), 2);
    const third = await order('c', guest(), 1);
    expect(await inOrder()).toBe('abcabaa');
    const places = [
      await Promise.all(first.ids.map((id) => placeOf(first.person, id))),
      await Promise.all(second.ids.map((id) => placeOf(second.person, id))),
      await Promise.all(third.ids.map((id) => placeOf(third.person, id))),
    ];
    expect(places).toEqual([[0, 3, 5, 6], [1, 4], [2]]);
  });

  it('goes round between the people of one address, and shares its turns among them', async () => {
    const first = await order('a', guest(FLOOD), 4);
    await order('b', member(FLOOD), 2);
    await order('n', guest(), 3);
    expect(await inOrder()).toBe('anbanbana');
    const places = await Promise.all(first.ids.map((id) => placeOf(first.person, id)));
    expect(places.toSorted()).toEqual([0, 3, 6, 8]);
  });

  it('takes the second image from elsewhere after one of each owner at a crowded address', async () => {
    for (let person = 0; person < 4; person += 1) {
      await order('x', person % 2 === 0 ? guest(FLOOD) : member(FLOOD), 5);
    }
    const newcomer = await order('n', guest(), 2);
    const paying = await order('p', withCredits(), 1, { pro_generation: 'true' });
    expect(await placeOf(paying.person, paying.ids[0])).toBe(0);
    expect(await placeOf(newcomer.person, newcomer.ids[0])).toBe(2);
    expect((await inOrder()).slice(0, 8)).toBe('pxnxxxxn');
  });

  it('refuses unpaid work beyond the cap of an address, but no paid work and no other address', async () => {
    const people = Array.from({ length: 6 }, () => member(FLOOD));
    const answers = await burst(60, (call) =>
      post(people[call % 6] ?? member(), numbered(randomUUID(), 0, 1)),
    );
    expect(statusesOf(answers)).toEqual({ 202: 20, 429: 40 });
    const unpaid = await post(guest(FLOOD), numbered(randomUUID(), 0, 1));
    expect(unpaid.headers.get('retry-after')).toBe('30');
    expect(await refusalOf(unpaid)).toEqual([429, 'ADDRESS_BUSY']);
    await order('p', withCredits(FLOOD), 2, { pro_generation: 'true' });
    await order('s', { ...account('subscriber'), address: FLOOD }, 2);
    await order('g', guest(), 2);
  });

  it('counts a set whole with its first image', async () => {
    const photo = { facial_feature_image_ids: JSON.stringify([randomUUID()]) };
    const sets = Array.from({ length: 3 }, () => ({ person: guest(FLOOD), id: randomUUID() }));
    const begin = ({ person, id }: (typeof sets)[number], index = 0) =>
      post(person, { ...photo, ...numbered(id, index, 9) });
    const [one, two, three] = await Promise.all(sets.map((set) => begin(set)));
    const statuses = [one, two, three].map((answer) => answer?.status);
    expect(statuses.toSorted()).toEqual([202, 202, 429]);
    const begun = sets.find((_, index) => statuses[index] === 202);
    const late = sets.find((_, index) => statuses[index] === 429);
    if (!begun || !late) throw new Error('nothing was refused');
    // The images of an accepted set are within the limit.
    for (let index = 1; index < 9; index += 1) {
      expect((await begin(begun, index)).status).toBe(202);
    }
    expect((await begin(late)).status).toBe(429);
  });

  it('counts a set at the address of its first call', async () => {
    const photo = { facial_feature_image_ids: JSON.stringify([randomUUID()]) };
    const begin = async (person: Person, id = randomUUID()) => {
      const first = await post({ ...person, address: FLOOD }, { ...photo, ...numbered(id, 0, 9) });
      for (let index = 1; first.ok && index < 9; index += 1) {
        await post({ ...person, address: elsewhere() }, { ...photo, ...numbered(id, index, 9) });
      }
      return first.status;
    };
    expect([await begin(member()), await begin(member()), await begin(member())]).toEqual([
      202, 202, 429,
    ]);
    expect(await lenses.count('renders')).toBe(18);
  });

  it('refuses a guest for the work ahead of them, not for a flood from one address', async () => {
    await lenses.sql`INSERT INTO render_times (lane, kind, seconds) VALUES ('studio', 'oil', 40)`;
    for (let person = 0; person < 2; person += 1) await order('x', member(FLOOD), 9);
    // Twelve minutes of work wait, but the newcomer gets the next turn.
    await order('y', guest(FLOOD), 1);
    await order('n', guest(), 5);
    for (let person = 0; person < 2; person += 1) {
      await order('p', withCredits(), 4, { pro_generation: 'true' });
    }
    const answer = await post(guest(), numbered(randomUUID(), 0, 1));
    expect(await refusalOf(answer)).toEqual([503, 'QUEUE_FULL']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('gives no advantage for cancelling and ordering again, or for reusing a generation id', async () => {
    const restless = guest();
    const first = await order('a', restless, 3);
    await order('b', guest(), 3);
    for (const id of first.ids) {
      await lenses.cancel(restless, id);
    }
    const again = await order('a', restless, 3);
    const repeated = await post(restless, numbered(again.generation, 0, 3));
    expect(await refusalOf(repeated)).toEqual([409, 'GENERATION_CONFLICT']);
    await until(async () => (await inOrder()) === 'bababa');
  });

  it('gives a job that was lost its turn back', async () => {
    const lost = await order('a', guest(), 2);
    await order('b', guest(), 2);
    await until(async () => (await lenses.count('outbox')) === 0);
    const [id = ''] = lost.ids;
    await lenses.sender.remove(portraitRenderJob, { render_id: id, attempt: 1 });
    await lenses.age(id, 'updated_at');
    await until(async () => ['baab', 'abab'].includes(await inOrder()), 'the job is back');
    expect(await placeOf(lost.person, id)).toBe(0);
  });

  it('keeps the images together that a model makes together', async () => {
    const { queue } = RENDER_JOBS['diffusion-references'];
    await lenses.sender.queue(queue).pause();
    const worker = new JobConsumer({
      queue,
      handlers: [],
      redis: lenses.connection,
      concurrency: 1,
      onFailure: () => undefined,
    });
    await worker.ready();
    const one = { person: member(), generation: randomUUID() };
    const two = { person: member(), generation: randomUUID() };
    const photos = { facial_feature_image_ids: JSON.stringify([randomUUID()]) };
    const sent = [one, one, two, one, two];
    for (const [at, { person, generation }] of sent.entries()) {
      const index = sent.slice(0, at).filter((each) => each.generation === generation).length;
      const answer = await post(
        person,
        { ...photos, ...numbered(generation, index, 3) },
        kontextForm,
      );
      expect(answer.status).toBe(202);
    }
    const rows = await lenses.sql<{ priority: number; lane: string }[]>`
      SELECT DISTINCT lane, generation_id, priority FROM renders`;
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ lane }) => lane))).toEqual(new Set(['diffusion-references']));
    await worker.close();
  });
});
