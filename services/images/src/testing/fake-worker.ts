import { expiryTellJob } from '@likeness/contracts/jobs/accounts.jobs';
import { portraitEnlargeJob, portraitWidenJob } from '@likeness/contracts/jobs/enlargements.jobs';
import type { JobDefinition } from '@likeness/contracts/jobs/job-definition';
import { photoCheckJob, photosCompareJob } from '@likeness/contracts/jobs/photos.jobs';
import { provenanceCheckJob } from '@likeness/contracts/jobs/provenance.jobs';
import {
  memeSignJob,
  portraitCropJob,
  renditionSignJob,
} from '@likeness/contracts/jobs/renditions.jobs';
import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import type { connectRedis } from '@likeness/queue/redis-connection';
import type { ObjectStore } from '@likeness/storage/object-store';
import sharp from 'sharp';
import { fingerprintOf } from './fingerprint-file.js';

export const SIGNED = 'signed by the worker';

export const GOOD_FACE = {
  ok: true,
  turn: 0,
  face: { box: { x: 10, y: 10, width: 200, height: 200 }, yaw: 0, pitch: 0, roll: 0 },
} as const satisfies PhotoVerdict;

export const WIDE_FINGERPRINT = fingerprintOf(32, 1024, 683);

/** Does a job as usual until a spec replaces it, and notes the payloads. */
function replaceable<P, R>(job: JobDefinition<P, R>, usual: (payload: P) => Promise<R>) {
  const taken: P[] = [];
  let work = usual;
  const handler = handles(job, (payload) => {
    taken.push(payload);
    return work(payload);
  });
  const replace = (own = usual): void => {
    work = own;
  };
  return { handler, taken, usual, replace };
}

/** A worker on the queues of images; specs replace what it answers. */
export async function startFakeWorker(redis: ReturnType<typeof connectRedis>, store: ObjectStore) {
  const check = replaceable(photoCheckJob, () => Promise.resolve<PhotoVerdict>(GOOD_FACE));
  const compare = replaceable(photosCompareJob, () =>
    Promise.resolve({ problem: null, best: null }),
  );
  const examine = replaceable(provenanceCheckJob, () => Promise.resolve(null));
  const sign = replaceable(renditionSignJob, async ({ draft_key, signed_key }) => {
    await store.put(signed_key, await signed(await store.read(draft_key)));
    return null;
  });
  const meme = replaceable(memeSignJob, async ({ draft_key, signed_key }) => {
    await store.put(signed_key, await store.read(draft_key));
    return true;
  });
  const crop = replaceable(portraitCropJob, async (wanted) => {
    const { x: left, y: top, width: across, height: down } = wanted.box;
    const picture = sharp(await store.read(wanted.master_key))
      .extract({ left, top, width: across, height: down })
      .resize({ width: wanted.width, height: wanted.height, fit: 'fill' });
    await store.put(wanted.cropped_key, await picture.jpeg().toBuffer());
    return null;
  });
  const enlarge = replaceable(portraitEnlargeJob, async (wanted) => {
    const picture = sharp(await store.read(wanted.master_key)).resize(2048, 2048);
    await store.put(wanted.enlarged_key, await picture.jpeg().toBuffer());
    const { watermarked_key: key } = wanted;
    if (key) await store.put(key, await picture.negate().toBuffer());
    return true;
  });
  const widen = replaceable(portraitWidenJob, async (wanted) => {
    const picture = sharp(await store.read(wanted.master_key)).resize(1536, 1024);
    await store.put(wanted.fingerprint_key, WIDE_FINGERPRINT.file);
    await store.put(wanted.wide_key, await picture.jpeg().toBuffer());
    const { watermarked_key: key } = wanted;
    if (key) await store.put(key, await picture.negate().toBuffer());
    return true;
  });
  const tell = replaceable(expiryTellJob, () => Promise.resolve(null));
  const handlers = [check, compare, examine, sign, meme, crop, enlarge, widen, tell].map(
    ({ handler }) => handler,
  );
  const queues = Map.groupBy(handlers, ({ definition }) => definition.queue);
  const consumers = Array.from(
    queues,
    ([queue, own]) =>
      new JobConsumer({
        queue,
        handlers: own,
        redis,
        concurrency: 4,
        onFailure: () => undefined,
      }),
  );
  await Promise.all(consumers.map((each) => each.ready()));
  return {
    controls: {
      told: tell.taken,
      checked: check.taken,
      crops: crop.taken,
      enlargements: enlarge.taken,
      widenings: widen.taken,
      signer: sign.usual,
      answerChecks(verdict: PhotoVerdict | typeof check.usual): void {
        check.replace(typeof verdict === 'function' ? verdict : () => Promise.resolve(verdict));
      },
      answerTogether: compare.replace,
      answerProvenance: examine.replace,
      answerSigning: sign.replace,
      answerEnlargements: enlarge.replace,
      answerWidenings: widen.replace,
      answerCrops: crop.replace,
      answerMemes: meme.replace,
    },
    async stop(): Promise<void> {
      await Promise.all(consumers.map((each) => each.close()));
    },
  };
}

/** In the same format. */
async function signed(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .keepIccProfile()
    .withExif({ IFD0: { Software: SIGNED } })
    .toBuffer();
}
