import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type ErrorCode, ERRORS } from '@likeness/contracts/errors/catalogue';
import type { ErrorBody } from '@likeness/contracts/errors/error-body';
import { type ImageList, imageListSchema } from '@likeness/contracts/http/images';
import type { UploadResponse } from '@likeness/contracts/http/photos';
import type { KeepPortraitRequest } from '@likeness/contracts/http/internal';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { Person } from '@likeness/contracts/identity/principal';
import type { JobDefinition } from '@likeness/contracts/jobs/job-definition';
import type { QueueName } from '@likeness/contracts/names/queues';
import { JobSender } from '@likeness/queue/job-sender';
import { connectRedis } from '@likeness/queue/redis-connection';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { createLogger } from '@likeness/service-kit/logging/logger';
import type { StorageSettings } from '@likeness/service-kit/storage/open-object-store';
import { startService } from '@likeness/service-kit/start-service';
import { FileObjectStore } from '@likeness/storage/file-object-store';
import type { ObjectStore } from '@likeness/storage/object-store';
import { runningService, TEST_SECRET, withJson } from '@likeness/testing/running-service';
import { until } from '@likeness/testing/until';
import { suite } from '@likeness/testing/suite';
import sharp from 'sharp';
import { imagesApp } from '../images.app.js';
import { ImageRemovalService } from '../retention/image-removal.service.js';
import { startBillingPeer } from '@likeness/service-kit/testing/billing-peer';
import { startFakeWorker } from './fake-worker.js';

export function visitor(): Person {
  const owner: Owner = { kind: 'visitor', id: randomUUID().replaceAll('-', '').repeat(2) };
  return { kind: 'person', owner, tier: 'guest', address: '198.51.100.7' };
}

export function member(tier: 'member' | 'subscriber' = 'member'): Person {
  const owner: Owner = { kind: 'user', id: randomUUID() };
  return { kind: 'person', owner, tier, address: '198.51.100.8' };
}

type PhotoForm = {
  field?: string;
  name?: string;
  type?: string;
  consent?: boolean;
  purpose?: string;
};

const [CLEAN, WATERMARKED] = ['#00ff00', '#ff0000'].map(async (background) =>
  sharp({ create: { width: 1200, height: 1600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
) as [Promise<Buffer>, Promise<Buffer>];

/** The service on real Postgres, Redis and files, with a fake worker on its queue. */
export async function startImages(
  options: {
    checkTimeoutSeconds?: number;
    storage?: Partial<StorageSettings>;
    /** What `storage` describes; files by default. */
    store?: ObjectStore;
    showcase?: string;
  } = {},
) {
  const service = await runningService({
    name: 'images',
    tokens: new InternalTokens(TEST_SECRET),
  });
  const { sql, dataDir } = service;
  const connection = connectRedis(service.redisUrl, 'test');
  const billing = await startBillingPeer(connection);
  const logger = createLogger('images', process.env.TEST_LOG ?? 'silent');
  const starting = startService(
    imagesApp,
    {
      ...service.env,
      BILLING_URL: billing.url,
      ...options.storage,
      AI_LABEL_ICONS: '',
      SHOWCASE_DIR: options.showcase ?? '',
      PHOTO_CHECK_TIMEOUT_SECONDS: options.checkTimeoutSeconds ?? 30,
    },
    { logger },
  );
  const app = await service.run(starting);
  const store = options.store ?? new FileObjectStore(path.join(dataDir, 'objects'));

  const worker = await startFakeWorker(connection, store);
  const sender = app.get(JobSender);

  const images = {
    app,
    sql,
    store,
    billing,
    sendJob: <P, R>(definition: JobDefinition<P, R>, payload: P) =>
      sender.addAndWait(definition, payload, 20_000),
    queue: (name: QueueName) => sender.queue(name),
    async outboxEmptied(): Promise<void> {
      const left = () => sql<unknown[]>`SELECT FROM outbox`;
      await until(async () => (await left()).length === 0, 'the outbox to be empty');
      await until(
        async () =>
          (await sender.queue('accounts').getJobCountByTypes('waiting', 'active', 'delayed')) === 0,
        'the notices to be received',
      );
    },
    ...worker.controls,
    as: service.as,
    asService: (target: string, body: unknown) => service.asService('lenses', target, body),
    asAuth: (target: string, body: unknown) => service.asService('auth', target, body),
    async send(person: Person, method: string, target: string, body: unknown): Promise<Response> {
      return images.as(person, target, withJson(method, body));
    },
    async upload(person: Person, bytes: Buffer, form: PhotoForm = {}): Promise<Response> {
      const { field = 'file', name = 'secret-name.jpg', type, consent = true, purpose } = form;
      const body = new FormData();
      if (consent) body.set('face_consent', 'true');
      if (purpose !== undefined) body.set('purpose', purpose);
      body.set(field, new Blob([new Uint8Array(bytes)], { type }), name);
      return images.as(person, '/api/images/uploads', { method: 'POST', body });
    },
    async uploaded(person: Person, bytes: Buffer, form?: PhotoForm): Promise<UploadResponse> {
      const response = await images.upload(person, bytes, form);
      if (response.status !== 201) throw new Error(await response.text());
      return (await response.json()) as UploadResponse;
    },
    /** The clean rendition is green, the watermarked one red. */
    async portrait(
      owner: Owner,
      change: Partial<KeepPortraitRequest> = {},
    ): Promise<KeepPortraitRequest> {
      const id = randomUUID();
      const portrait: KeepPortraitRequest = {
        id,
        owner,
        name: 'Oil painting',
        master_key: `renders/${id}/1/master.jpg`,
        watermarked_key: `renders/${id}/1/watermarked.jpg`,
        width: 1200,
        height: 1600,
        should_add_watermark: 'true',
        creation_method_name: 'portrait',
        creation_method_config: { style: 'oil', seed: 7 },
        likeness: { percent: 93, euclid: 0.3, cosine: 0.95, reference_id: randomUUID() },
        hidden: false,
        ...change,
      };
      await store.put(portrait.master_key, await CLEAN);
      await store.put(portrait.watermarked_key, await WATERMARKED);
      const response = await images.asService('/internal/portraits', portrait);
      if (response.status !== 200) throw new Error(await response.text());
      return portrait;
    },
    async portraits(owner: Owner, n: number): Promise<string[]> {
      const ids: string[] = [];
      while (ids.length < n) ids.push((await images.portrait(owner)).id);
      return ids;
    },
    /** Rows without files. @param more SQL that may use the number `i` @returns ids, oldest first */
    async fill(owner: Owner, n: number, more: Record<string, string> = {}): Promise<string[]> {
      const { kind = `'portrait'`, ...columns } = more;
      const all = {
        face: `'good'`,
        content_hash: `CASE kind WHEN 'upload' THEN gen_random_uuid()::text END`,
        created_at: `now() - interval '1 day' + (i / 2) * interval '1 second'`,
        ...columns,
      };
      const rows = await sql<{ id: string }[]>`WITH made AS (
          INSERT INTO images (id, owner_kind, owner_id, kind, state, name, master_key, width, height,
            bytes, should_add_watermark, ${() => Object.keys(all).join()})
          SELECT gen_random_uuid(), ${owner.kind}, ${owner.id}, kind, 'kept', 'x', 'renders/x', 10, 10, 1,
            'false', ${() => Object.values(all).join()}
          FROM (SELECT i, ${() => kind} AS kind FROM generate_series(1, ${n}::int) AS i) AS numbered
          RETURNING id, created_at)
        SELECT id FROM made ORDER BY created_at, id`;
      return rows.map(({ id }) => id);
    },
    async list(person: Person, query = ''): Promise<ImageList> {
      const response = await images.as(person, `/api/images${query}`);
      return imageListSchema.parse(await response.json());
    },
    remove: (person: Person, ids: readonly string[]) =>
      images.send(person, 'DELETE', '/api/images', { image_ids: ids }),
    async claim(from: Person, to: Person): Promise<void> {
      const claim = { visitor_id: from.owner.id, user_id: to.owner.id };
      expect((await images.asAuth('/internal/claims', claim)).status).toBe(204);
    },
    async endUndo(): Promise<void> {
      await sql`UPDATE images SET expires_at = now() WHERE state = 'deleted'`;
      await app.get(ImageRemovalService).sweep();
    },
    async rows(): Promise<number> {
      const [row] = await sql<{ n: number }[]>`SELECT count(*)::int AS n FROM images`;
      return row?.n ?? 0;
    },
    async objects(): Promise<string[]> {
      const root = path.join(dataDir, 'objects');
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
        .toSorted();
    },
    async temporaryUploads(): Promise<string[]> {
      return readdir(path.join(dataDir, 'spool/images')).catch(() => []);
    },
    async close(): Promise<void> {
      // An aborted client leaves idle keep-alive connections that would delay `close`.
      app.getHttpServer().closeAllConnections();
      await worker.stop();
      await service.close();
      await billing.close();
      connection.disconnect();
    },
  };
  return images;
}

export type RunningImages = Awaited<ReturnType<typeof startImages>>;
export const imagesSuite = (...options: Parameters<typeof startImages>) =>
  suite(() => startImages(...options));

export async function meanColour(bytes: Buffer): Promise<number[]> {
  const { channels } = await sharp(bytes).stats();
  return channels.map((channel) => channel.mean);
}

export async function expectError(
  response: Response,
  status: number,
  code: ErrorCode,
  detail: string = ERRORS[code].message,
): Promise<void> {
  const body: ErrorBody = { detail, message: detail, code };
  expect([response.status, await response.json()]).toEqual([status, body]);
}

export async function codeOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { code: unknown }).code;
}

export async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}
