import { createHash } from 'node:crypto';
import type { PhotoReference, RenderSpec } from '@likeness/contracts/http/internal';
import type { PhotoTreatment } from '@likeness/contracts/http/comparison';
import { sourceTypeIn } from '@likeness/contracts/provenance/source-types';
import { sharp } from '@likeness/service-kit/pictures/picture-library';
import { StorageError } from '@likeness/storage/storage-error';
import {
  LikenessRefusedError,
  PhotoRefusedError,
  PictureRefusedError,
  UnknownStyleError,
} from '../engines/portrait/engine-errors.js';
import { Batch, TogetherError } from '../engines/portrait/batch.js';
import { NumbersLostError } from '../engines/diffusion/numbers-lost-error.js';
import { finishPortrait, type NamedPhotos } from '../engines/portrait/finish/finish-portrait.js';
import type {
  Portrait,
  Recipe,
  Reference,
  RenderOptions,
  WantedPose,
} from '../engines/portrait/portrait-engine.js';
import { LruCache } from '../engines/portrait/lru-cache.js';
import { possibleClothes } from '../engines/studio/4-arrange/garment.js';
import { wantedPose } from '../engines/studio/1-compose/wanted-pose.js';
import { WarmUp } from '../engines/studio/warm-up.js';
import type { Marker } from '../provenance/marks.js';
import { decodeImage } from '../imaging/decode.js';
import type { EngineRegistry } from './engine-registry.js';
import type { ObjectReader } from './parent.js';
import { previewSink } from './preview-sink.js';
import { sentError } from './process-messages.js';
import type { OfOne, RenderedPortrait, RenderNews } from './rendered-portrait.js';
import type { TaskContext } from './serve-tasks.js';

const PHOTOS_KEPT = 15;
/** Progress when only the files remain to be written. */
const VERIFIED_FRACTION = 0.96;

type StoredPhoto = Pick<Reference, 'image'> & {
  readonly digest: string;
  readonly sourceType: string | undefined;
};
type LoadedPhoto = StoredPhoto & Reference;

export class PortraitMaker {
  readonly #photos = new LruCache<string, StoredPhoto>(PHOTOS_KEPT);
  #warmUp: WarmUp | undefined;
  #hasFinished = false;

  constructor(
    private readonly engines: EngineRegistry,
    private readonly marker: Marker,
    private readonly store: ObjectReader,
  ) {}

  async make(
    spec: RenderSpec,
    { signal, tell }: Pick<TaskContext, 'signal' | 'tell'>,
    batch?: Batch,
  ): Promise<RenderedPortrait> {
    const send = (news: RenderNews) => tell(news);
    try {
      const painting = this.#paint(spec, { signal, send, batch });
      const portrait = await painting.finally(() => batch?.leave());
      signal.throwIfAborted();
      send({ stage: 'encode', fraction: VERIFIED_FRACTION });
      return await this.#encode(portrait, spec);
    } catch (error) {
      if (isRefusal(error)) {
        return { status: 'refused', code: error.code, detail: error.message };
      }
      if (error instanceof StorageError) {
        return { status: 'storage_away', fault: error.fault, message: error.message };
      }
      throw error;
    }
  }

  async makeTogether(specs: readonly RenderSpec[], { signalOf, tell }: TaskContext): Promise<void> {
    const batch = new Batch(specs.length);
    const makeOne = async (spec: RenderSpec, of: number) => {
      const send = (told: OfOne) => tell({ of, ...told });
      const context = { signal: signalOf(of), tell: (news: unknown) => send({ news }) };
      try {
        send({ portrait: await this.make(spec, context, batch) });
      } catch (error) {
        send({ error: sentError(error), mustRenderAlone: error instanceof TogetherError });
      }
    };
    await Promise.all(specs.map(makeOne));
  }

  async warmUp(signal: AbortSignal): Promise<void> {
    this.#warmUp ??= new WarmUp(this.engines.studio);
    await this.#warmUp.run(signal, async (portrait) => {
      if (this.#hasFinished) return;
      this.#hasFinished = true;
      await finishPortrait(portrait, this.marker, { parent: null, inputs: [] });
    });
  }

  async prepare(
    { objectKey, size }: { objectKey: string; size: number },
    { signal }: Pick<TaskContext, 'signal'>,
  ): Promise<PhotoTreatment> {
    const photo = await this.#load({ id: objectKey, object_key: objectKey });
    const { scenes } = this.engines.studio;
    const { scene, isContinued } = await scenes.warm([photo], size, { signal });
    return {
      keeps_background: scene.surroundings !== null,
      clothes: possibleClothes(scene),
      cuts_shoulders: isContinued,
    };
  }

  async #paint(
    spec: RenderSpec,
    {
      send,
      ...options
    }: Pick<RenderOptions, 'signal' | 'batch'> & { readonly send: (news: RenderNews) => void },
  ): Promise<Portrait> {
    const references = await Promise.all(spec.references.map((photo) => this.#load(photo)));
    const { analyser } = this.engines.studio;
    const load = async (photo: PhotoReference) => (await this.#load(photo)).image;
    const recipe = recipeOf(spec, await wantedPose(spec.head_pose, analyser, load));
    return this.engines.engineFor(spec).render(references, recipe, {
      onProgress: (stage, fraction) => send({ stage, fraction }),
      onPreview: previewSink(spec.is_watermarked, send),
      ...options,
    });
  }

  async #load({ id, object_key }: PhotoReference): Promise<LoadedPhoto> {
    const stored = await this.#photos.get(object_key, async () => {
      const file = await this.store.read(object_key);
      const digest = createHash('sha256').update(file).digest('hex');
      const { xmp } = await sharp(file).metadata();
      return { digest, image: await decodeImage(file), sourceType: sourceTypeIn(xmp) };
    });
    return { id, ...stored };
  }

  async #photosIn({ record }: Portrait, spec: RenderSpec): Promise<NamedPhotos> {
    const name = async (photo: PhotoReference) => (await this.#load(photo)).digest;
    const find = (id: string | null | undefined) =>
      spec.references.filter((photo) => photo.id === id);
    const pose = spec.head_pose?.kind === 'photo' ? [spec.head_pose.photo] : [];
    const [parent] = await Promise.all(find(record.referenceId).map(name));
    if (parent === undefined) return { parent: null, inputs: [] };
    const inputs = [...find(record.lookReferenceId), ...pose];
    return { parent, inputs: await Promise.all(inputs.map(name)) };
  }

  /** Whether AI made a photo of the order, by what images found in it. */
  async #originOf({ references }: RenderSpec): Promise<{ photoSourceType?: string }> {
    const photos = await Promise.all(references.map((photo) => this.#load(photo)));
    const photoSourceType = photos.find(({ sourceType }) => sourceType)?.sourceType;
    return photoSourceType === undefined ? {} : { photoSourceType };
  }

  async #encode(portrait: Portrait, spec: RenderSpec): Promise<RenderedPortrait> {
    const begun = performance.now();
    const photos = await this.#photosIn(portrait, spec);
    const record = { ...portrait.record, ...(await this.#originOf(spec)) };
    const finished = await finishPortrait({ ...portrait, record }, this.marker, photos);
    const timings = { ...portrait.record.timings, encode: performance.now() - begun };
    return {
      status: 'rendered',
      ...finished,
      width: portrait.image.width,
      height: portrait.image.height,
      likeness: likenessOf(portrait, spec.references),
      record: { ...record, timings, attempts: record.gentleness + 1 },
    };
  }
}

const REFUSALS = [
  LikenessRefusedError,
  PhotoRefusedError,
  PictureRefusedError,
  UnknownStyleError,
  NumbersLostError,
];

function isRefusal(error: unknown): error is InstanceType<(typeof REFUSALS)[number]> {
  return REFUSALS.some((kind) => error instanceof kind);
}

function recipeOf(
  { style, prompt, gender, finish, seed, size }: RenderSpec,
  headPose: WantedPose | null,
): Recipe {
  return {
    style,
    ...(prompt && { prompt }),
    gender,
    finish,
    seed,
    size,
    headPose,
  };
}

function likenessOf({ likeness }: Portrait, references: RenderSpec['references']) {
  if (!likeness) return null;
  const { percent, euclid, cosine, referenceIndex } = likeness;
  const reference = references[referenceIndex];
  if (!reference) throw new Error('the engine compared with a photo it was not given');
  return { percent, euclid, cosine, reference_id: reference.id };
}
