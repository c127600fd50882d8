import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UploadResponse } from '@likeness/contracts/http/images';
import type { KeepPortraitRequest } from '@likeness/contracts/http/internal';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { Person } from '@likeness/contracts/identity/principal';
import { photoCheckJob } from '@likeness/contracts/jobs/photo-check.job';
import { provenanceCheckJob } from '@likeness/contracts/jobs/provenance-check.job';
import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import { connectRedis } from '@likeness/queue/redis-connection';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { startService } from '@likeness/service-kit/start-service';
import { FileObjectStore } from '@likeness/storage/file-object-store';
import { createTestDatabase } from '@likeness/testing/test-database';
import { createTestRedis } from '@likeness/testing/test-redis';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { ImagesModule } from '../images.module.js';
import { acceptPhotos } from '../uploads/accept-photos.js';
import { startBillingPeer } from './billing-peer.js';

const SECRET = 'images-test-secret-of-32-characters!';

export const GOOD_FACE: PhotoVerdict = {
  ok: true,
  face: { box: { x: 10, y: 10, width: 200, height: 200 }, yaw: 0, pitch: 0, roll: 0 },
};

export function visitor(): Person {
  const owner: Owner = { kind: 'visitor', id: randomUUID().replaceAll('-', '').repeat(2) };
  return { kind: 'person', owner, tier: 'guest', address: '198.51.100.7' };
}

export function member(tier: 'member' | 'subscriber' = 'member'): Person {
  const owner: Owner = { kind: 'user', id: randomUUID() };
  return { kind: 'person', owner, tier, address: '198.51.100.8' };
}

type Check = (photo: { photo_id: string; object_key: string }) => Promise<PhotoVerdict>;
type Examine = (file: { object_key: string }) => Promise<ProvenanceReport | null>;
type PhotoForm = { field?: string; name?: string; consent?: boolean; purpose?: string };

/** The service on real Postgres and Redis and files, with a worker at the other end of its queue. */
export async function startImages(options: { checkTimeoutSeconds?: number } = {}) {
  const [database, redis, folder] = await Promise.all([
    createTestDatabase({ schema: 'images' }),
    createTestRedis(),
    mkdtemp(path.join(tmpdir(), 'images-')),
  ]);
  const connection = connectRedis(redis.url, 'test');
  const billing = await startBillingPeer(connection);
  const logger = createLogger('images', process.env.TEST_LOG ?? 'silent');
  const app = await startService({
    module: ImagesModule.register(
      {
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: 0,
        LOG_LEVEL: 'error',
        REDIS_URL: redis.url,
        AUTH_SECRET: SECRET,
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        S3_BUCKET: 'likeness',
        S3_REGION: 'us-east-1',
        BILLING_URL: billing.url,
        PHOTO_CHECK_TIMEOUT_SECONDS: options.checkTimeoutSeconds ?? 30,
      },
      logger,
    ),
    logger,
    host: '127.0.0.1',
    port: 0,
    plugins: acceptPhotos,
  });
  const url = await app.getUrl();
  const tokens = new InternalTokens(SECRET);
  const sql = await new DataSource({
    type: 'postgres',
    url: database.url,
    extra: { options: '-c search_path=images' },
  }).initialize();
  const store = new FileObjectStore(path.join(folder, 'objects'));

  let verdict: Check = () => Promise.resolve(GOOD_FACE);
  let examine: Examine = () => Promise.resolve(null);
  const checked: string[] = [];
  const worker = new JobConsumer({
    queue: 'photos',
    handlers: [
      handles(photoCheckJob, (photo) => {
        checked.push(photo.object_key);
        return verdict(photo);
      }),
      handles(provenanceCheckJob, (file) => examine(file)),
    ],
    redis: connection,
    concurrency: 4,
    onFailure: () => undefined,
  });
  await worker.ready();

  const images = {
    app,
    sql,
    store,
    billing,
    /** Object keys of all photos that a check was asked for. */
    checked,
    /** What the worker answers from now on. */
    answerChecks(check: Check | PhotoVerdict): void {
      verdict = typeof check === 'function' ? check : () => Promise.resolve(check);
    },
    /** What the worker answers of files' provenance from now on. */
    answerProvenance(answer: Examine): void {
      examine = answer;
    },
    /** Calls the service as the gateway would on behalf of a person. */
    async as(person: Person, target: string, init: RequestInit = {}): Promise<Response> {
      const token = await tokens.sign(person, 'images');
      const headers = { ...(init.headers as object), authorization: `Bearer ${token}` };
      return fetch(url + target, { ...init, headers });
    },
    /** Calls it as another service would. */
    async asService(target: string, body: unknown): Promise<Response> {
      const token = await tokens.sign({ kind: 'service', service: 'lenses' }, 'images');
      const bytes = Buffer.isBuffer(body);
      return fetch(url + target, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': bytes ? 'application/octet-stream' : 'application/json',
        },
        body: bytes ? new Uint8Array(body) : JSON.stringify(body),
      });
    },
    /** Calls with a JSON body on behalf of a person. */
    async send(person: Person, method: string, target: string, body: unknown): Promise<Response> {
      const headers = { 'content-type': 'application/json' };
      return images.as(person, target, { method, headers, body: JSON.stringify(body) });
    },
    /** Uploads a photo with consent. */
    async upload(person: Person, bytes: Buffer, form: PhotoForm = {}): Promise<Response> {
      const { field = 'file', name = 'secret-name.jpg', consent = true, purpose } = form;
      const body = new FormData();
      if (consent) body.set('face_consent', 'true');
      if (purpose !== undefined) body.set('purpose', purpose);
      body.set(field, new Blob([new Uint8Array(bytes)]), name);
      return images.as(person, '/api/images/uploads', { method: 'POST', body });
    },
    async uploaded(person: Person, bytes: Buffer, form?: PhotoForm): Promise<UploadResponse> {
      const response = await images.upload(person, bytes, form);
      if (response.status !== 201) throw new Error(await response.text());
      return (await response.json()) as UploadResponse;
    },
    /** Keeps a portrait whose clean rendition is green and whose watermarked one is red. */
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
      await store.put(portrait.master_key, await plain('#00ff00'));
      await store.put(portrait.watermarked_key, await plain('#ff0000'));
      const response = await images.asService('/internal/portraits', portrait);
      if (response.status !== 200) throw new Error(await response.text());
      return portrait;
    },
    async rows(): Promise<number> {
      const [row] = await sql.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM images`);
      return row?.n ?? 0;
    },
    /** Keys of everything in the store. */
    async objects(): Promise<string[]> {
      const root = path.join(folder, 'objects');
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
        .toSorted();
    },
    /** Files of uploads that are being dealt with. */
    async spooled(): Promise<string[]> {
      return readdir(path.join(folder, 'spool')).catch(() => []);
    },
    async close(): Promise<void> {
      await worker.close();
      await app.close();
      await billing.close();
      connection.disconnect();
      await sql.destroy();
      await redis.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return images;
}

export type RunningImages = Awaited<ReturnType<typeof startImages>>;

function plain(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 1600, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Mean colour of a picture's bytes, one figure a channel. */
export async function meanColour(bytes: Buffer): Promise<number[]> {
  const { channels } = await sharp(bytes).stats();
  return channels.map((channel) => channel.mean);
}

export async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

/** Waits until something holds; fails after 15 s. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('waited 15 s in vain');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
