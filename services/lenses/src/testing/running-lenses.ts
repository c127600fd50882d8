import { randomUUID } from 'node:crypto';
import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { Person } from '@likeness/contracts/identity/principal';
import { RENDER_JOBS } from '@likeness/contracts/jobs/renders.jobs';
import {
  portraitResultJob,
  posesAnnounceJob,
  type RenderOutcome,
  stylesAnnounceJob,
} from '@likeness/contracts/jobs/results.jobs';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import { JobSender } from '@likeness/queue/job-sender';
import { QueueServers, type QueueUrls } from '@likeness/queue/queue-servers';
import { connectRedis } from '@likeness/queue/redis-connection';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { startService } from '@likeness/service-kit/start-service';
import { runningService, TEST_SECRET } from '@likeness/testing/running-service';
import { until } from '@likeness/testing/until';
import { openObjectStore } from '@likeness/service-kit/storage/open-object-store';
import type { Rendered } from '../database/render.entity.js';
import { lensesApp } from '../lenses.app.js';
import { startBillingPeer } from '@likeness/service-kit/testing/billing-peer';
import { startImagesPeer } from './images-peer.js';

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

export async function startLenses(limits: Limits = {}, queueUrls: QueueUrls = {}) {
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
      REDIS_QUEUE_URLS: queueUrls,
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
  const servers = new QueueServers(connection, { name: 'test', urls: queueUrls });
  const sender = new JobSender(servers);
  const consumers: JobConsumer[] = [];

  await sender.add(stylesAnnounceJob, {
    engine: 'studio',
    version: 'test',
    styles: [
      { id: 'oil', title: '02 Oil painting', description: 'Oil.', preview_key: 'styles/oil.webp' },
      { id: 'neon', title: '03 Neon', description: 'Neon.', preview_key: 'styles/neon.webp' },
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
    /** Calls the service as the gateway does. */
    as: service.as,
    claim: (renderId: string, attempt: number) =>
      service.asService('worker', `/internal/renders/${renderId}/claim`, { attempt }),
    asAuth: (path: string, body: unknown) => service.asService('auth', path, body),
    /** A worker that ends every render of a lane with `outcome`. */
    work(outcome: (spec: RenderSpec) => RenderOutcome, lane: RenderLane = 'studio'): JobConsumer {
      const handler = handles(RENDER_JOBS[lane], async ({ render_id, attempt }) => {
        const claimed = await lenses.claim(render_id, attempt);
        if (!claimed.ok) return null;
        const spec = (await claimed.json()) as RenderSpec;
        await sender.add(portraitResultJob, { render_id, attempt, outcome: outcome(spec) });
        return null;
      });
      const consumer = new JobConsumer({
        queue: RENDER_JOBS[lane].queue,
        handlers: [handler],
        servers,
        concurrency: 1,
        onFailure: () => undefined,
      });
      consumers.push(consumer);
      return consumer;
    },
    async count(table: 'generations' | 'renders' | 'outbox'): Promise<number> {
      const [row] = await sql.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${table}`);
      return row?.n ?? 0;
    },
    async stopWorking(): Promise<void> {
      await Promise.all(consumers.splice(0).map((consumer) => consumer.close()));
    },
    async close(): Promise<void> {
      await lenses.stopWorking();
      await service.close();
      await sender.close();
      servers.close();
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
