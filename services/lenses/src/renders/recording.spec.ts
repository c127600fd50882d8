import { randomUUID } from 'node:crypto';
import type { Signal } from '@likeness/contracts/events/live-events';
import type { Person } from '@likeness/contracts/identity/principal';
import { portraitRenderJob } from '@likeness/contracts/jobs/renders.jobs';
import { portraitResultJob } from '@likeness/contracts/jobs/results.jobs';
import { EventBus } from '@likeness/events/event-bus';
import { until } from '@likeness/testing/until';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { LeftoverFilesService } from './delivery.service.js';
import {
  accepted,
  lensesSuite,
  numbered,
  portraitForm,
  RENDERED,
  visitor,
} from '../testing/running-lenses.js';

describe('what becomes of a render', () => {
  const lenses = lensesSuite({ perDay: 100, perAddress: 1000 });
  afterEach(async () => {
    await lenses.stopWorking();
    await lenses.sql`DELETE FROM render_times`;
  });

  async function submit(person: Person, fields = numbered()): Promise<string> {
    const form = portraitForm({ fields });
    return (await accepted(lenses.order(person, '/api/lenses/anonymous/portrait', form))).job_id;
  }
  const job = (person: Person, id: string) => lenses.job(person, id);
  const inQueue = async (id: string, attempt = 1) =>
    lenses.sender.isAlive(portraitRenderJob, { render_id: id, attempt });
  const tell = (id: string, attempt = 1) =>
    lenses.sender.add(portraitResultJob, { render_id: id, attempt, outcome: RENDERED });

  it('tells the place in the queue, and everybody only of their own jobs', async () => {
    const [one, two] = [visitor(), visitor()];
    const first = await submit(one);
    const second = await submit(two);
    const ahead = (await job(one, first)).queue_place ?? -1;
    expect((await job(two, second)).queue_place).toBe(ahead + 1);
    expect((await lenses.as(two, `/api/lenses/jobs/${first}`)).status).toBe(404);
    expect((await lenses.cancel(two, first)).status).toBe(404);
    expect((await lenses.as(one, `/api/lenses/jobs/${randomUUID()}`)).status).toBe(404);
    const jobs = await lenses.jobs(one, '?state=active');
    expect(jobs.map((entry) => entry.job_id)).toEqual([first]);
  });

  it('counts what became of renders by code, and the likeness of what was delivered', async () => {
    const person = visitor();
    lenses.app.get(Metrics).resetMetrics();
    const [delivered, refused] = [await submit(person), await submit(person)];
    await tell(delivered);
    await lenses.sender.add(portraitResultJob, {
      render_id: refused,
      attempt: 1,
      outcome: { status: 'refused', code: 'my garden', detail: 'words of the person' },
    });
    await until(async () => (await job(person, refused)).state === 'refused');
    await until(async () => (await job(person, delivered)).state === 'done');
    const figures = await (await fetch(`${await lenses.app.getUrl()}/metrics`)).text();
    expect(figures).toContain('renders_ended_total{state="done",code="none"} 1');
    expect(figures).toContain('renders_ended_total{state="refused",code="unknown"} 1');
    expect(figures).toContain('portrait_likeness_ratio_count 1');
    expect(figures).not.toContain('garden');
  });

  it('lists the user’s own generation, with finished jobs', async () => {
    const person = visitor();
    const delivered = await submit(person);
    await tell(delivered);
    await until(async () => (await job(person, delivered)).state === 'done');
    const { generation_id: generation } = await job(person, delivered);
    const list = async (asker: Person, id: string) =>
      (await lenses.jobs(asker, `?generation_id=${id}`)).map(({ job_id }) => job_id);
    expect(await list(person, generation)).toEqual([delivered]);
    expect(await list(person, generation.replaceAll('-', ''))).toEqual([delivered]);
    expect(await list(visitor(), generation)).toEqual([]);
    expect(await list(person, randomUUID())).toEqual([]);
  });

  it('takes a cancelled job off the queue and gives a late result away', async () => {
    const person = visitor();
    const id = await submit(person);
    await until(() => inQueue(id));
    expect((await lenses.cancel(person, id)).status).toBe(204);
    expect(await job(person, id)).toMatchObject({
      state: 'cancelled',
      error: { code: 'RENDER_CANCELLED' },
    });
    await until(async () => !(await inQueue(id)));
    expect((await lenses.lease(id, 1)).status).toBe(409);
    await tell(id);
    await until(async () => {
      const state = await lenses.sender.isAlive(portraitResultJob, {
        render_id: id,
        attempt: 1,
        outcome: RENDERED,
      });
      return !state;
    });
    expect(lenses.images.keepCalls).not.toContain(id);
    expect((await job(person, id)).state).toBe('cancelled');
  });

  it('has files removed that a killed worker may have left of a render that ended otherwise', async () => {
    const person = visitor();
    const [delivered, cancelled] = [await submit(person), await submit(person)];
    for (const id of [delivered, cancelled]) await lenses.lease(id, 1);
    await tell(delivered);
    await until(async () => (await job(person, delivered)).state === 'done');
    await lenses.cancel(person, cancelled);
    const sweep = lenses.app.get(LeftoverFilesService);
    const left = () => lenses.images.discarded.filter((key) => key.startsWith('renders/'));
    await sweep.run();
    expect(left()).not.toContain(`renders/${cancelled}/1/master.jpg`);
    await lenses.sql`UPDATE renders SET finished_at = now() - interval '3 minutes'`;
    await sweep.run();
    expect(left()).toEqual(
      expect.arrayContaining([
        `renders/${cancelled}/1/master.jpg`,
        `renders/${cancelled}/1/watermarked.png`,
        `renders/${cancelled}/1/fingerprint.json`,
      ]),
    );
    expect(left().filter((key) => key.includes(delivered))).toEqual([]);
    const asked = left().length;
    await sweep.run();
    expect(left()).toHaveLength(asked);
  });

  describe('of a worker that was still for so long that its job went to another one', () => {
    const KEYS = ['master.jpg', 'watermarked.jpg', 'fingerprint.json'];
    const filesOf = (id: string, lease: number) =>
      KEYS.map((name) => `renders/${id}/${lease}/${name}`);
    const pictureOf = (id: string, lease: number) => {
      const [master_key = '', watermarked_key = '', fingerprint_key = ''] = filesOf(id, lease);
      const outcome = { ...RENDERED, master_key, watermarked_key, fingerprint_key };
      return { render_id: id, attempt: 1, claim: lease, outcome };
    };
    async function leasedTwice(person: Person): Promise<string> {
      const id = await submit(person);
      const folders: number[] = [];
      for (let lease = 0; lease < 2; lease += 1) {
        folders.push((await lenses.specOf(id)).attempt);
      }
      expect(folders).toEqual([1, 2]);
      return id;
    }

    it('a late picture is not wanted, and its files are removed', async () => {
      const person = visitor();
      const id = await leasedTwice(person);
      await lenses.sender.add(portraitResultJob, pictureOf(id, 2));
      await until(async () => (await job(person, id)).state === 'done');
      await lenses.sender.add(portraitResultJob, pictureOf(id, 1));
      await until(() => filesOf(id, 1).every((key) => lenses.images.discarded.includes(key)));
      expect(lenses.images.discarded).not.toContain(filesOf(id, 2)[0]);
      expect(lenses.images.keepCalls.filter((kept) => kept === id)).toHaveLength(1);
    });

    it('a late failure does not end what the other one is making', async () => {
      const person = visitor();
      const id = await leasedTwice(person);
      const late = { render_id: id, attempt: 1, claim: 1, outcome: { status: 'failed' } } as const;
      await lenses.sender.add(portraitResultJob, late);
      await until(async () => !(await lenses.sender.isAlive(portraitResultJob, late)));
      expect((await job(person, id)).state).toBe('rendering');
      await lenses.sender.add(portraitResultJob, pictureOf(id, 2));
      await until(async () => (await job(person, id)).state === 'done');
    });

    it('a picture that is on its way is not begun again', async () => {
      const person = visitor();
      const id = await leasedTwice(person);
      await lenses.sql`
        UPDATE renders SET rendered = ${JSON.stringify(pictureOf(id, 1).outcome)} WHERE id = ${id}`;
      expect((await lenses.lease(id, 1)).status).toBe(409);
    });

    it('the worker that still renders it is asked to stop', async () => {
      const signals: Signal[] = [];
      const bus = new EventBus(lenses.connection);
      await bus.onSignal((signal) => signals.push(signal));
      const id = await leasedTwice(visitor());
      const taken = { type: 'render.taken', render_id: id, claim: 2 } as const;
      await until(() => signals.some((signal) => JSON.stringify(signal) === JSON.stringify(taken)));
      await bus.close();
    });
  });

  it('adds a job again that the queue has lost, under a new attempt', async () => {
    const person = visitor();
    const id = await submit(person);
    await until(() => inQueue(id));
    await lenses.sender.remove(portraitRenderJob, { render_id: id, attempt: 1 });
    await lenses.age(id, 'updated_at');
    await until(() => inQueue(id, 2));
    expect((await lenses.lease(id, 1)).status).toBe(409);
    expect((await lenses.lease(id, 2)).status).toBe(200);
    await tell(id, 2);
    await until(async () => (await job(person, id)).state === 'done');
  });

  it('gives up a job that is lost three times', async () => {
    const person = visitor();
    const id = await submit(person);
    for (const attempt of [1, 2, 3]) {
      await until(() => inQueue(id, attempt));
      await lenses.sender.remove(portraitRenderJob, { render_id: id, attempt });
      await lenses.age(id, 'updated_at');
    }
    await until(async () => (await job(person, id)).state === 'failed');
    expect((await job(person, id)).error?.code).toBe('RENDER_FAILED');
  });

  it.each(['expires_at', 'updated_at'] as const)(
    'sweeps other renders though the first throws (%s)',
    async (column) => {
      const person = visitor();
      const [broken, other] = [await submit(person), await submit(person)];
      for (const id of [broken, other]) {
        await until(() => inQueue(id));
        await lenses.sender.remove(portraitRenderJob, { render_id: id, attempt: 1 });
      }
      await lenses.sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          IF NEW.state <> OLD.state OR NEW.attempt <> OLD.attempt THEN RAISE 'broken'; END IF;
          RETURN NEW; END $$;
        CREATE TRIGGER refuse BEFORE UPDATE ON renders FOR EACH ROW
          WHEN (OLD.id = '${() => broken}') EXECUTE FUNCTION refuse()`;
      await lenses.sql`UPDATE renders SET ${() => column} =
          now() - CASE id WHEN ${broken} THEN interval '2 hours' ELSE '1 hour' END
        WHERE id IN (${broken}, ${other})`;
      const isSwept = async () =>
        column === 'expires_at'
          ? (await job(person, other)).state === 'expired'
          : inQueue(other, 2);
      await until(isSwept);
      await lenses.sql`DROP TRIGGER refuse ON renders; DROP FUNCTION refuse`;
    },
  );

  it('forecasts from the usual image, not from one that a busy machine held up', async () => {
    const person = visitor();
    await lenses.sql`DELETE FROM render_times`;
    /** @returns the estimate for the next image */
    async function forecastAfter(seconds: number): Promise<number> {
      const id = await submit(person);
      await lenses.sql`UPDATE renders
        SET state = 'rendering', started_at = now() - make_interval(secs => ${seconds})
        WHERE id = ${id}`;
      await tell(id);
      await until(async () => (await job(person, id)).state === 'done');
      const next = await submit(person);
      const { estimated_seconds } = await job(person, next);
      await lenses.cancel(person, next);
      return estimated_seconds ?? 0;
    }
    const said: number[] = [];
    for (const seconds of [8, 8, 600, 8, 30, 30, 30]) said.push(await forecastAfter(seconds));
    expect(said.map((each) => (each < 20 ? 8 : 30))).toEqual([8, 8, 8, 8, 8, 30, 30]);
    expect(Math.max(...said)).toBeLessThan(40);
  });

  it('learns nothing of a style from the time that its photo took', async () => {
    const person = visitor();
    const id = await submit(person);
    await lenses.sql`
      UPDATE renders SET state = 'rendering', started_at = now() - interval '300 seconds'
      WHERE id = ${id}`;
    await lenses.sql`DELETE FROM render_times`;
    const timings = {
      analyse: 60_000,
      compose: 40_000,
      matte: 150_000,
      light: 40_000,
      style: 9_000,
    };
    const outcome = { ...RENDERED, record: { ...RENDERED.record, timings } };
    await lenses.sender.add(portraitResultJob, { render_id: id, attempt: 1, outcome });
    await until(async () => (await job(person, id)).state === 'done');
    const [{ seconds }] = await lenses.sql<[{ seconds: number }]>`SELECT seconds FROM render_times
      WHERE kind = (SELECT style_id FROM renders WHERE id = ${id})`;
    // Of some 300 s, the photo took 290.
    expect(seconds).toBeGreaterThan(9);
    expect(seconds).toBeLessThan(120);
  });

  it('takes images that a model makes together for one run, and learns what each had of it', async () => {
    const person = visitor();
    const generation_id = randomUUID();
    const place = (index: number) => submit(person, numbered(generation_id, index, 3));
    const together = [await place(0), await place(1)];
    const behind = await place(2);
    const lane = 'diffusion-portraits';
    await lenses.sql`INSERT INTO render_times (lane, kind, seconds)
      SELECT ${lane}, style_id, 70 FROM renders WHERE id = ${behind}`;
    await lenses.sql`UPDATE renders SET lane = ${lane} WHERE generation_id = ${generation_id}`;
    await lenses.sql`
      UPDATE renders SET state = 'rendering', started_at = now() - interval '100 seconds'
      WHERE id = ANY(${together})`;
    // One run of two images at 70 s has run for 100 of its 140 s.
    const wait = (await job(person, behind)).estimated_wait_seconds ?? 0;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(40);
    for (const id of together) {
      await tell(id);
      await until(async () => (await job(person, id)).state === 'done');
    }
    const [{ seconds }] = await lenses.sql<[{ seconds: number }]>`
      SELECT seconds FROM render_times WHERE lane = ${lane}`;
    // Two images shared some 100 s: 70 becomes 60, then 55.
    expect(seconds).toBeGreaterThan(45);
    expect(seconds).toBeLessThan(70);
  });

  it('turns guests away while the wait is longer than five minutes', async () => {
    const person = visitor();
    await submit(person);
    await lenses.sql`INSERT INTO render_times (lane, kind, seconds)
      SELECT DISTINCT lane, style_id, 3600 FROM renders WHERE state = 'queued'
      ON CONFLICT (lane, kind) DO UPDATE SET seconds = excluded.seconds`;
    const response = await lenses.order(
      visitor(),
      '/api/lenses/anonymous/portrait',
      portraitForm(),
    );
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
