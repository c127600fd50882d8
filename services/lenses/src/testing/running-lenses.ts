import { createHash, randomUUID } from 'node:crypto';
import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import {
  discardRequestSchema,
  findImagesRequestSchema,
  keepPortraitRequestSchema,
  type RenderSpec,
  resolvePhotosRequestSchema,
  revealPortraitRequestSchema,
} from '@likeness/contracts/http/internal';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { Person } from '@likeness/contracts/identity/principal';
import { portraitRenderJob, RENDER_JOBS } from '@likeness/contracts/jobs/renders.jobs';
import {
  portraitResultJob,
  posesAnnounceJob,
  type RenderOutcome,
  stylesAnnounceJob,
} from '@likeness/contracts/jobs/results.jobs';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import { JobSender } from '@likeness/queue/job-sender';
import { connectRedis } from '@likeness/queue/redis-connection';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { startService } from '@likeness/service-kit/start-service';
import { runningService, TEST_SECRET } from '@likeness/testing/running-service';
import { until } from '@likeness/testing/until';
import { suite } from '@likeness/testing/suite';
import { openObjectStore } from '@likeness/service-kit/storage/open-object-store';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { ErrorCode } from '@likeness/contracts/errors/catalogue';
import type { Image } from '@likeness/contracts/http/images';
import { breakablePeer } from '@likeness/service-kit/testing/breakable-peer';
import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import { imagesInternalCalls } from '@likeness/contracts/calls/images/internal.calls';
import type {
  Accepted,
  Allowance,
  JobsResponse,
  RenderJob,
} from '@likeness/contracts/http/generation';
import type { ErrorBody } from '@likeness/contracts/errors/error-body';
import type { Rendered } from '../database/lenses.entities.js';
import { lensesApp } from '../lenses.app.js';
import { SweepService } from '../renders/sweep.service.js';
import { startBillingPeer } from '@likeness/service-kit/testing/billing-peer';

export function visitor(address = '198.51.100.7'): Person {
  const owner: Owner = { kind: 'visitor', id: randomUUID().replaceAll('-', '').repeat(2) };
  return { kind: 'person', owner, tier: 'guest', address };
}

export function account(tier: 'member' | 'subscriber' = 'member'): Person {
  return {
    kind: 'person',
    owner: { kind: 'user', id: randomUUID() },
    tier,
    address: '198.51.100.9',
  };
}

export const RENDERED: Rendered = {
  status: 'rendered',
  master_key: 'renders/x/1/master.jpg',
  watermarked_key: 'renders/x/1/watermarked.jpg',
  width: 1024,
  height: 1024,
  likeness: { percent: 93, euclid: 0.3, cosine: 0.95, reference_id: randomUUID() },
  record: { engine: 'studio' },
};

type Limits = {
  perDay?: number;
  perAddress?: number;
  perHour?: number;
  unpaidPerAddress?: number;
};

export async function startLenses(limits: Limits = {}) {
  const [service, images] = await Promise.all([
    runningService({ name: 'lenses', tokens: new InternalTokens(TEST_SECRET) }),
    startImagesPeer(),
  ]);
  const { sql, dataDir } = service;
  const connection = connectRedis(service.redisUrl, 'test');
  const billing = await startBillingPeer(connection);
  const logger = createLogger('lenses', process.env.TEST_LOG ?? 'silent');
  const starting = startService(
    lensesApp,
    {
      ...service.env,
      IMAGES_URL: images.url,
      BILLING_URL: billing.url,
      STARTER_IMAGES_PER_HOUR: limits.perHour ?? 50,
      PRO_IMAGES_PER_HOUR: 200,
      ANONYMOUS_GENERATIONS_PER_DAY: limits.perDay ?? 3,
      ANONYMOUS_GENERATIONS_PER_ADDRESS: limits.perAddress ?? 20,
      UNPAID_IMAGES_PER_ADDRESS: limits.unpaidPerAddress ?? 100,
    },
    { logger },
  );
  const app = await service.run(starting);
  const sender = app.get(JobSender);
  const consumers: JobConsumer[] = [];

  await sender.add(stylesAnnounceJob, {
    engine: 'studio',
    version: 'test',
    styles: [
      {
        id: 'oil',
        sort: 2,
        title: 'Oil painting',
        description: 'Oil.',
        preview_key: 'styles/oil.webp',
      },
      { id: 'neon', sort: 3, title: 'Neon', description: 'Neon.', preview_key: 'styles/neon.webp' },
    ],
  });
  await sender.add(posesAnnounceJob, {
    engine: 'studio',
    version: 'test',
    poses: [
      { key: 'front', picture_key: 'poses/front.webp' },
      { key: 'three-quarter-left', picture_key: 'poses/left.webp' },
    ],
  });

  const lenses = {
    dataDir,
    images,
    billing,
    app,
    objects: openObjectStore(service.env),
    sender,
    connection,
    sql,
    database: service.database,
    waiting: service.waiting,
    /** Calls the service as the gateway does. */
    as: service.as,
    /** Orders without waiting for the image. */
    order: (person: Person, path: string, body: FormData) =>
      service.as(person, path, { method: 'POST', body, headers: { prefer: 'respond-async' } }),
    cancel: (person: Person, id: string) =>
      service.as(person, `/api/lenses/jobs/${id}`, { method: 'DELETE' }),
    allowance: (person: Person) => read<Allowance>(service.as(person, '/api/lenses/allowance')),
    job: (person: Person, id: string) =>
      read<RenderJob>(service.as(person, `/api/lenses/jobs/${id}`)),
    jobs: async (person: Person, query = '') =>
      (await read<JobsResponse>(service.as(person, `/api/lenses/jobs${query}`))).jobs,
    /** What a worker receives of a render, by its first lease. */
    specOf: (renderId: string) => read<RenderSpec>(lenses.lease(renderId, 1)),
    lease: (renderId: string, attempt: number) =>
      service.asService('worker', `/internal/renders/${renderId}/claim`, { attempt }),
    asAuth: (path: string, body: unknown) => service.asService('auth', path, body),
    /** A worker that ends every render of a lane with `outcome`. */
    work(outcome: (spec: RenderSpec) => RenderOutcome, lane: RenderLane = 'studio'): JobConsumer {
      const handler = handles(RENDER_JOBS[lane], async ({ render_id, attempt }) => {
        const leased = await lenses.lease(render_id, attempt);
        if (!leased.ok) return null;
        const spec = (await leased.json()) as RenderSpec;
        await sender.add(portraitResultJob, { render_id, attempt, outcome: outcome(spec) });
        return null;
      });
      const consumer = new JobConsumer({
        queue: RENDER_JOBS[lane].queue,
        handlers: [handler],
        redis: connection,
        concurrency: 1,
        onFailure: () => undefined,
      });
      consumers.push(consumer);
      return consumer;
    },
    sweep: () => app.get(SweepService).wake(),
    /** Makes a render look old to a sweep. */
    async age(id: string, column: 'updated_at' | 'expires_at'): Promise<void> {
      await sql`UPDATE renders SET ${() => column} = now() - interval '1 minute' WHERE id = ${id}`;
      lenses.sweep();
    },
    async count(table: 'generations' | 'renders' | 'outbox'): Promise<number> {
      const [row] = await sql<{ n: number }[]>`SELECT count(*)::int AS n FROM ${() => table}`;
      return row?.n ?? 0;
    },
    async stopWorking(): Promise<void> {
      await Promise.all(consumers.splice(0).map((consumer) => consumer.close()));
    },
    async close(): Promise<void> {
      await lenses.stopWorking();
      await service.close();
      await billing.close();
      connection.disconnect();
      await images.close();
    },
  };
  await until(async () =>
    (await (await lenses.as(visitor(), '/api/images/all-styles')).text()).includes('Neon'),
  );
  await until(async () =>
    (await (await lenses.as(visitor(), '/api/images/default-headposes')).text()).includes('front'),
  );
  return lenses;
}

export type RunningLenses = Awaited<ReturnType<typeof startLenses>>;
export const lensesSuite = (...options: Parameters<typeof startLenses>) =>
  suite(() => startLenses(...options));

/** The fields of one image of a set. */
export const numbered = (generation_id: string = randomUUID(), index = 0, count = 1) => ({
  generation_id,
  image_index: String(index),
  image_count: String(count),
});

async function read<Body>(answer: Promise<Response>): Promise<Body> {
  return (await (await answer).json()) as Body;
}

/** Status, code and words, to be compared in one line. */
export async function refused(answer: Response | Promise<Response>) {
  const response = await answer;
  const { code, detail } = (await response.json()) as ErrorBody;
  return [response.status, code, detail] as const;
}

export async function accepted(answer: Promise<Response>): Promise<Accepted> {
  const response = await answer;
  expect([response.status, response.ok || (await response.text())]).toEqual([202, true]);
  return (await response.json()) as Accepted;
}

type FormOptions = { fields?: Record<string, string>; files?: number };

/** A complete form; `fields` replace or add. */
export function portraitForm({ fields = {}, files = 1 }: FormOptions = {}): FormData {
  const form = new FormData();
  const all = { style: 'oil painting', gender: 'woman', face_consent: 'true', ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  for (let index = 0; index < files; index += 1) {
    form.append('facial_feature_images', new Blob([`photo ${index}`]), `photo-${index}.jpg`);
  }
  return form;
}

export function kontextForm({ fields = {}, files = 1 }: FormOptions = {}): FormData {
  const form = portraitForm({
    fields: { positive_prompt: 'in warm evening light', ...fields },
    files,
  });
  form.delete('style');
  form.delete('gender');
  return form;
}

async function startImagesPeer() {
  const kept = new Map<string, Image>();
  const keepCalls: string[] = [];
  const discarded: string[] = [];
  const photos = new Map<string, string>();
  const purposes: string[] = [];
  const received: number[] = [];
  const hidden = new Set<string>();
  const foreign = new Set<string>();
  const faceless = new Set<string>();
  const soft = new Set<string>();
  let refusal: ErrorCode | undefined;

  const { server, listen, ...faults } = breakablePeer();
  server.post('/internal/photos', (request) => {
    if (refusal) throw new AppError(refusal);
    received.push((request.body as Buffer).length);
    const bytes = createHash('sha256')
      .update(request.body as Buffer)
      .digest('hex');
    const id = photos.get(bytes) ?? randomUUID();
    const duplicate = photos.has(bytes);
    photos.set(bytes, id);
    purposes.push(String((request.query as { purpose?: string }).purpose));
    return Promise.resolve({ id, width: 800, height: 600, duplicate });
  });
  server.post('/internal/photos/resolve', (request) => {
    const { photo_ids, face_consent } = resolvePhotosRequestSchema.parse(request.body);
    if (!face_consent) throw new AppError('FACE_CONSENT_REQUIRED');
    if (photo_ids.some((id) => foreign.has(id))) throw new AppError('PHOTO_UNKNOWN');
    const resolved = photo_ids.map((id) => ({
      id,
      object_key: `uploads/${id}/photo.jpg`,
      has_face: !faceless.has(id),
      ...(soft.has(id) && { advice: 'soft' }),
    }));
    return Promise.resolve({ photos: resolved });
  });
  server.post('/internal/portraits', (request) => {
    const portrait = keepPortraitRequestSchema.parse(request.body);
    keepCalls.push(portrait.id);
    const image: Image = {
      id: portrait.id,
      name: portrait.name,
      url: `images/${portrait.id}/file`,
      created_at: new Date().toISOString(),
      width: portrait.width,
      height: portrait.height,
      reaction: null,
      creation_method_name: portrait.creation_method_name,
      creation_method_config: portrait.creation_method_config,
      should_add_watermark: portrait.should_add_watermark,
      likeness: portrait.likeness,
      expires_at: null,
      placeholder: null,
    };
    if (!kept.has(image.id)) {
      kept.set(image.id, image);
      if (portrait.hidden) hidden.add(image.id);
    }
    return Promise.resolve(image);
  });
  server.post('/internal/portraits/reveal', (request) => {
    const { id } = revealPortraitRequestSchema.parse(request.body);
    const image = kept.get(id);
    if (!image) throw new AppError('NOT_FOUND');
    hidden.delete(id);
    return Promise.resolve(image);
  });
  const isSeen = (id: string) => kept.has(id) && !hidden.has(id);
  server.post('/internal/images/find', (request) => {
    const { ids } = findImagesRequestSchema.parse(request.body);
    return Promise.resolve({ images: ids.filter(isSeen).map((id) => kept.get(id)) });
  });
  server.post('/internal/objects/discard', async (request, reply) => {
    discarded.push(...discardRequestSchema.parse(request.body).object_keys);
    await reply.code(204).send();
  });

  return {
    url: await listen(),
    kept,
    keepCalls,
    discarded,
    purposes,
    /** Sizes of the photos in bytes, in order of arrival. */
    received,
    foreign,
    faceless,
    soft,
    isSeen,
    ...faults,
    refusePhotosWith: (code: ErrorCode | undefined) => {
      refusal = code;
    },
    close: () => server.close(),
  };
}

export const CREDITS = 3;

/** The calls that deliver a paid image, in order. */
export const KEEP = imagesInternalCalls.keepPortrait.path;
export const CAPTURE = billingInternalCalls.captureHold.path;
export const REVEAL = imagesInternalCalls.revealPortrait.path;

export function peerOf(lenses: RunningLenses, path: string) {
  return path === CAPTURE ? lenses.billing : lenses.images;
}

export async function leasedImage(lenses: RunningLenses): Promise<{ person: Person; id: string }> {
  const person = account();
  lenses.billing.grant(person.owner.id, CREDITS);
  const form = kontextForm({ fields: { pro_generation: 'true' } });
  const order = lenses.order(person, '/api/lenses/portrait-flux-kontext', form);
  const { job_id: id } = await accepted(order);
  const attempt = { render_id: id, attempt: 1 };
  await until(() => lenses.sender.isAlive(portraitRenderJob, attempt));
  await lenses.sender.remove(portraitRenderJob, attempt);
  await lenses.lease(id, 1);
  return { person, id };
}

const resultOf = (id: string) => ({
  render_id: id,
  attempt: 1,
  outcome: { ...RENDERED, master_key: `renders/${id}/1/master.jpg` },
});

export async function tellRendered(lenses: RunningLenses, id: string): Promise<void> {
  await lenses.sender.add(portraitResultJob, resultOf(id));
}

/** Reports an image that does not follow its main wish. */
export async function tellDropped(lenses: RunningLenses, id: string): Promise<void> {
  const result = resultOf(id);
  const record = { ...result.outcome.record, mainUnmet: 'red dress' };
  const outcome = { ...result.outcome, record };
  await lenses.sender.add(portraitResultJob, { ...result, outcome });
}

/** Loses the result, so that only the sweep can deliver. */
export async function loseResult(lenses: RunningLenses, id: string): Promise<void> {
  await until(async () => {
    await lenses.sender.remove(portraitResultJob, resultOf(id)).catch(() => undefined);
    return !(await lenses.sender.isAlive(portraitResultJob, resultOf(id)));
  });
}
