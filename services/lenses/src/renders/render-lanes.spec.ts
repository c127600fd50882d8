import { randomUUID } from 'node:crypto';
import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import { stylesAnnounceJob } from '@likeness/contracts/jobs/results.jobs';
import type { StylesResponse } from '@likeness/contracts/http/styles';
import { ProcessRegistry } from '@likeness/service-kit/presence/process-registry';
import type { Accepted } from '@likeness/contracts/http/generation';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import type { Person } from '@likeness/contracts/identity/principal';
import { RENDER_JOBS } from '@likeness/contracts/jobs/renders.jobs';
import { until } from '@likeness/testing/until';
import {
  accepted,
  account,
  CREDITS,
  kontextForm,
  numbered,
  portraitForm,
  RENDERED,
  lensesSuite,
  visitor,
} from '../testing/running-lenses.js';

const PORTRAIT = '/api/lenses/anonymous/portrait';
const KONTEXT = '/api/lenses/anonymous/portrait-flux-kontext';

describe('lanes of renders', () => {
  const lenses = lensesSuite({ perDay: 100, perAddress: 1000 });
  const specs: RenderSpec[] = [];
  beforeEach(() => {
    specs.length = 0;
  });
  afterEach(() => lenses.stopWorking());

  const submit = async (person: Person, path: string, form: FormData) =>
    (await accepted(lenses.order(person, path, form))).job_id;
  const job = (person: Person, id: string) => lenses.job(person, id);
  const isQueued = (lane: RenderLane, render_id: string, attempt = 1) =>
    lenses.sender.isAlive(RENDER_JOBS[lane], { render_id, attempt });
  const work = (lane: RenderLane) =>
    lenses.work((spec) => {
      specs.push(spec);
      return RENDERED;
    }, lane);

  it('while a worker has a pack, words about photos are its, and none waits for the other', async () => {
    const person = visitor();
    const style = await submit(person, PORTRAIT, portraitForm({ fields: numbered() }));
    await until(() => isQueued('studio', style));
    await work('diffusion-references').ready();
    const id = await submit(person, KONTEXT, kontextForm({ fields: numbered() }));
    await until(async () => (await job(person, id)).state === 'done');
    expect(specs).toMatchObject([{ render_id: id, lane: 'diffusion-references' }]);
    expect(await job(person, style)).toMatchObject({ state: 'queued', queue_place: 0 });
  });

  it('words for a model follow the stricter policy, before the photos’ order is kept', async () => {
    await work('diffusion-references').ready();
    const before = await lenses.count('generations');
    const positive_prompt = 'ein Selfie mit Elon Musk im Park';
    const answer = await lenses.as(visitor(), KONTEXT, {
      method: 'POST',
      body: kontextForm({ fields: { ...numbered(), positive_prompt } }),
    });
    const refusal = {
      code: 'PROMPT_UNSAFE',
      detail: expect.stringContaining('bekannten Personen'),
    };
    expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining(refusal)]);
    expect(await lenses.count('generations')).toBe(before);
    const init = {
      method: 'POST',
      body: JSON.stringify({ prompt: positive_prompt, tool: 'kontextlens', has_photos: true }),
      headers: { 'content-type': 'application/json' },
    };
    const reading = await lenses.as(visitor(), '/api/lenses/prompt-readings', init);
    expect(await reading.json()).toMatchObject({
      reader: 'model',
      refusal: {
        code: 'PROMPT_UNSAFE',
        reason: expect.stringContaining('bekannten Personen') as unknown,
      },
    });
  });

  describe('a paid order whose model has gone away', () => {
    /** A paid image whose lane has had no worker for a minute. */
    async function leftBehind(style: string | null): Promise<{ person: Person; id: string }> {
      const person = account();
      lenses.billing.grant(person.owner.id, CREDITS);
      const form = kontextForm({ fields: { ...numbered(), pro_generation: 'true' } });
      const id = await submit(person, '/api/lenses/portrait-flux-kontext', form);
      expect(lenses.billing.balanceOf(person.owner.id)).toBe(0);
      const isThere = (lane: RenderLane) => isQueued(lane, id);
      await until(
        async () => (await isThere('studio')) || (await isThere('diffusion-references')),
        'the order is queued',
      );
      const key = { render_id: id, attempt: 1 };
      await lenses.sender.remove(RENDER_JOBS.studio, key);
      await lenses.sender.add(RENDER_JOBS['diffusion-references'], key);
      await lenses.sql`UPDATE renders SET lane = 'diffusion-references', style_id = ${style},
          updated_at = now() - interval '1 minute', created_at = now() - interval '2 minutes'
        WHERE id = ${id}`;
      lenses.sweep();
      return { person, id };
    }

    it('is made by the studio and paid once', async () => {
      const { person, id } = await leftBehind(null);
      await until(() => isQueued('studio', id, 2));
      expect((await lenses.lease(id, 1)).status).toBe(409);
      work('studio');
      await until(async () => (await job(person, id)).state === 'done');
      expect((await job(person, id)).images).toHaveLength(1);
      const made = { render_id: id, attempt: 2, lane: 'studio' };
      expect(specs).toContainEqual(expect.objectContaining(made));
      const holds = { held: 0, captured: 1, released: 0 };
      expect(lenses.billing.statesOf(person.owner.id)).toEqual(holds);
      expect(lenses.billing.balanceOf(person.owner.id)).toBe(0);
    });

    it('gives its credits back where only the model draws the style', async () => {
      const { person, id } = await leftBehind('tiny--moon');
      await until(async () => (await job(person, id)).state === 'failed');
      const { error, images } = await job(person, id);
      expect(error?.code).toBe('STYLE_UNAVAILABLE');
      expect(error?.detail).toMatch(/given back\.$/);
      expect(images).toEqual([]);
      await until(() => lenses.billing.balanceOf(person.owner.id) === CREDITS);
      const holds = { held: 0, captured: 0, released: 1 };
      expect(lenses.billing.statesOf(person.owner.id)).toEqual(holds);
      // A late worker gets no lease.
      expect((await lenses.lease(id, 1)).status).toBe(409);
    });
  });

  describe('styles of a model pack', () => {
    const STYLE = 'tiny--moon';
    const announce = (name: string) => {
      const style = {
        id: STYLE,
        sort: 99,
        title: name,
        description: 'In a suit.',
        preview_key: null,
      };
      const announcement = {
        engine: 'pack-tiny',
        engine_name: 'Tiny model',
        lane: 'diffusion-portraits' as const,
        version: randomUUID(),
        styles: [style],
      };
      return lenses.sender.addAndWait(stylesAnnounceJob, announcement, 20_000);
    };
    const tell = (id: string, pack_styles: string[]) =>
      new ProcessRegistry(lenses.connection).write({
        id,
        service: 'worker',
        version: '1',
        started_at: new Date().toISOString(),
        heard_at: new Date().toISOString(),
        missing: [],
        details: { pack_lanes: ['diffusion-portraits'], pack_styles },
      });
    const offered = async () => {
      const answer = await lenses.as(visitor(), '/api/images/all-styles');
      const { styles } = (await answer.json()) as StylesResponse;
      return styles.find(({ id }) => id === STYLE);
    };
    const isOffered = async () => (await offered()) !== undefined;
    const order = async (person: Person) =>
      lenses.order(person, PORTRAIT, portraitForm({ fields: { ...numbered(), style: STYLE } }));

    it('are offered while every worker that may take them draws them', async () => {
      await announce('Oil painting');
      await tell('one', [STYLE]);
      const person = visitor();
      expect(await offered()).toBeUndefined();
      const early = await order(person);
      expect([early.status, await early.json()]).toMatchObject([
        409,
        { code: 'STYLE_UNAVAILABLE' },
      ]);

      await work('diffusion-portraits').ready();
      await until(isOffered);
      expect(await offered()).toEqual({
        id: STYLE,
        title: '99 Oil painting',
        description: 'In a suit.',
        images: [],
        engine: 'Tiny model',
      });
      const id = ((await (await order(person)).json()) as Accepted).job_id;
      await until(async () => (await job(person, id)).state === 'done');
      expect(specs.at(-1)).toMatchObject({ style: STYLE, lane: 'diffusion-portraits' });

      await tell('another', []);
      await until(async () => !(await isOffered()));
      await tell('another', [STYLE]);
      await until(isOffered);
      await lenses.stopWorking();
      await until(async () => !(await isOffered()));
    });

    it('fail when no worker for them is left, after a notice to the page', async () => {
      await announce('Moon');
      await tell('one', [STYLE]);
      await tell('another', [STYLE]);
      const queue = lenses.sender.queue(RENDER_JOBS['diffusion-portraits'].queue);
      await queue.pause();
      await work('diffusion-portraits').ready();
      await until(isOffered);
      const person = visitor();
      const id = ((await (await order(person)).json()) as Accepted).job_id;
      expect(await job(person, id)).toMatchObject({ state: 'queued', awaits: null });
      await lenses.stopWorking();
      await queue.resume();
      await until(async () => (await job(person, id)).awaits === 'model');
      await lenses.sql`UPDATE renders SET updated_at = now() - interval '1 minute',
        created_at = now() - interval '2 minutes' WHERE id = ${id}`;
      lenses.sweep();
      await until(async () => (await job(person, id)).state === 'failed');
      expect(await job(person, id)).toMatchObject({
        error: { code: 'STYLE_UNAVAILABLE' },
        images: [],
      });
      await until(async () => (await queue.getJobCountByTypes('waiting', 'prioritized')) === 0);
    });
  });
});
