import {
  photoCheckJob,
  photosCompareJob,
  type PhotosToCompare,
} from '@likeness/contracts/jobs/photos.jobs';
import {
  memeSignJob,
  portraitCropJob,
  type PortraitToCrop,
  renditionSignJob,
  type RenditionToSign,
} from '@likeness/contracts/jobs/renditions.jobs';
import {
  portraitEnlargeJob,
  type PortraitToEnlarge,
  type PortraitToWiden,
  portraitWidenJob,
} from '@likeness/contracts/jobs/enlargements.jobs';
import { provenanceCheckJob } from '@likeness/contracts/jobs/provenance.jobs';
import type { QueueName } from '@likeness/contracts/jobs/job-definition';
import { expiryTellJob } from '@likeness/contracts/jobs/accounts.jobs';
import type { ProvenanceFindings } from '@likeness/contracts/http/provenance';
import type { Comparison } from '@likeness/contracts/photos/comparison';
import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import type { JobHandler } from '@likeness/queue/job-handler';
import type { connectRedis } from '@likeness/queue/redis-connection';
import type { ObjectStore } from '@likeness/storage/object-store';
import sharp from 'sharp';
import type { z } from 'zod';

export const SIGNED = 'signed by the worker';
import { fingerprintOf } from './fingerprint-file.js';

export const GOOD_FACE = {
  ok: true,
  turn: 0,
  face: { box: { x: 10, y: 10, width: 200, height: 200 }, yaw: 0, pitch: 0, roll: 0 },
} as const satisfies PhotoVerdict;

export const WIDE_FINGERPRINT = fingerprintOf(32, 1024, 683);

type Check = (photo: { photo_id: string; object_key: string }) => Promise<PhotoVerdict>;
type Examine = (file: { object_key: string }) => Promise<ProvenanceFindings | null>;
type CompareTogether = (photos: PhotosToCompare) => Promise<Comparison>;
type Sign = (rendition: RenditionToSign) => Promise<null>;
type SignMeme = (meme: RenditionToSign) => Promise<boolean>;
type MakeCrop = (crop: PortraitToCrop) => Promise<null>;
type Widen = (wanted: PortraitToWiden) => Promise<boolean>;
type Enlarge = (wanted: PortraitToEnlarge) => Promise<boolean>;
/** A worker on the queues of images; specs replace what it answers. */
export async function startFakeWorker(
  connection: ReturnType<typeof connectRedis>,
  store: ObjectStore,
) {
  const consume = (queue: QueueName, handlers: readonly JobHandler[]) =>
    new JobConsumer({
      queue,
      handlers,
      redis: connection,
      concurrency: 4,
      onFailure: () => undefined,
    });

  let verdict: Check = () => Promise.resolve(GOOD_FACE);
  let examine: Examine = () => Promise.resolve(null);
  let compareTogether: CompareTogether = () => Promise.resolve({ problem: null, best: null });
  const checked: string[] = [];
  const worker = consume('photos', [
    handles(photoCheckJob, (photo) => {
      checked.push(photo.object_key);
      return verdict(photo);
    }),
    handles(photosCompareJob, (photos) => compareTogether(photos)),
  ]);
  const examiner = consume('provenance', [handles(provenanceCheckJob, (file) => examine(file))]);
  const signer: Sign = async ({ draft_key, signed_key }) => {
    await store.put(signed_key, await signed(await store.read(draft_key)));
    return null;
  };
  let sign = signer;
  const memeSigner: SignMeme = async ({ draft_key, signed_key }) => {
    await store.put(signed_key, await store.read(draft_key));
    return true;
  };
  let signMeme = memeSigner;
  const cropper: MakeCrop = async ({ master_key, cropped_key, box, width, height }) => {
    const { x: left, y: top, width: across, height: down } = box;
    const picture = sharp(await store.read(master_key))
      .extract({ left, top, width: across, height: down })
      .resize({ width, height, fit: 'fill' });
    await store.put(cropped_key, await picture.jpeg().toBuffer());
    return null;
  };
  let crop = cropper;
  const crops: PortraitToCrop[] = [];
  const renditions = consume('renditions', [
    handles(renditionSignJob, (rendition) => sign(rendition)),
    handles(memeSignJob, (meme) => signMeme(meme)),
    handles(portraitCropJob, (wanted) => {
      crops.push(wanted);
      return crop(wanted);
    }),
  ]);
  const enlarger: Enlarge = async ({ master_key, enlarged_key, watermarked_key }) => {
    const picture = sharp(await store.read(master_key)).resize(2048, 2048);
    await store.put(enlarged_key, await picture.jpeg().toBuffer());
    if (watermarked_key) await store.put(watermarked_key, await picture.negate().toBuffer());
    return true;
  };
  let enlarge = enlarger;
  const enlargements: PortraitToEnlarge[] = [];
  const widener: Widen = async ({ master_key, wide_key, watermarked_key, fingerprint_key }) => {
    const picture = sharp(await store.read(master_key)).resize(1536, 1024);
    await store.put(fingerprint_key, WIDE_FINGERPRINT.file);
    await store.put(wide_key, await picture.jpeg().toBuffer());
    if (watermarked_key) await store.put(watermarked_key, await picture.negate().toBuffer());
    return true;
  };
  let widen = widener;
  const widenings: PortraitToWiden[] = [];
  const enlarging = consume('enlargements', [
    handles(portraitWidenJob, (wanted) => {
      widenings.push(wanted);
      return widen(wanted);
    }),
    handles(portraitEnlargeJob, (wanted) => {
      enlargements.push(wanted);
      return enlarge(wanted);
    }),
  ]);
  const told: z.output<typeof expiryTellJob.payload>[] = [];
  const teller = consume('accounts', [
    handles(expiryTellJob, (notice) => {
      told.push(notice);
      return Promise.resolve(null);
    }),
  ]);
  const consumers = [worker, examiner, renditions, enlarging, teller];
  await Promise.all(consumers.map((each) => each.ready()));

  const controls = {
    told,
    checked,
    answerChecks(check: Check | PhotoVerdict): void {
      verdict = typeof check === 'function' ? check : () => Promise.resolve(check);
    },
    answerTogether(answer: CompareTogether): void {
      compareTogether = answer;
    },
    answerProvenance(answer: Examine): void {
      examine = answer;
    },
    signer,
    answerSigning(answer: Sign): void {
      sign = answer;
    },
    crops,
    enlargements,
    answerEnlargements(answer: Enlarge = enlarger): void {
      enlarge = answer;
    },
    widenings,
    answerWidenings(answer: Widen = widener): void {
      widen = answer;
    },
    answerCrops(answer: MakeCrop = cropper): void {
      crop = answer;
    },
    answerMemes(answer: SignMeme = memeSigner): void {
      signMeme = answer;
    },
  };
  return {
    controls,
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
