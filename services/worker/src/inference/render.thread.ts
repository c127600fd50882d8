import { workerData } from 'node:worker_threads';
import { styleValue } from '@likeness/contracts/generation/style-value';
import { ERRORS } from '@likeness/contracts/errors/catalogue';
import type { PhotoReference, RenderBrief } from '@likeness/contracts/http/internal';
import { openObjectStore } from '@likeness/service-kit/storage/open-object-store';
import sharp from 'sharp';
import { LikenessRefusedError, PhotoRefusedError } from '../engines/engine-errors.js';
import { finishPortrait } from '../engines/finish/finish-portrait.js';
import type { Portrait, Recipe, Reference, WantedPose } from '../engines/portrait-engine.js';
import { studioStyleEntries } from '../engines/studio/catalogue.js';
import { LruCache } from '../engines/studio/lru-cache.js';
import { findStudioPose } from '../engines/studio/pose/default-poses.js';
import { Provenance } from '../provenance/provenance.js';
import { decodeImage } from '../raster/decode.js';
import { EngineRegistry } from './engine-registry.js';
import { previewSink } from './preview-sink.js';
import type { RenderedPortrait, RenderNews, RenderTask, StageProgress } from './render-task.js';
import type { ThreadReport, ThreadSettings } from './thread-settings.js';

/** All photos of one generation, decoded once for all its images. */
const PHOTOS_KEPT = 15;
/** How far an image is when only its files are still to be written. */
const VERIFIED_FRACTION = 0.96;

const settings = workerData as ThreadSettings;
const store = openObjectStore(settings.storage);
sharp.concurrency(settings.threads);
const engines = EngineRegistry.open(settings);
const provenance = Provenance.open(settings.provenance);
const photos = new LruCache<string, Reference>(PHOTOS_KEPT);

type Tell = (stage: StageProgress['stage'], fraction: number) => void;

/** Runs in a thread of its own: makes one portrait and encodes both renditions. */
export async function render({ brief, news }: RenderTask): Promise<RenderedPortrait> {
  const send = (message: RenderNews) => news.postMessage(message);
  const tell: Tell = (stage, fraction) => send({ stage, fraction });
  try {
    const engine = (await engines).engineFor(brief);
    const references = await Promise.all(brief.references.map(load));
    const recipe = recipeOf(brief, await poseOf(brief.head_pose));
    const portrait = await engine.render(references, recipe, {
      onProgress: tell,
      onPreview: previewSink(brief.is_watermarked, send),
      // Aborting ends the whole thread, so nothing in here needs to listen for it.
      signal: new AbortController().signal,
    });
    return await encode(portrait, brief.references, tell);
  } catch (error) {
    if (error instanceof LikenessRefusedError || error instanceof PhotoRefusedError) {
      return { status: 'refused', code: error.code, detail: error.message };
    }
    throw error;
  } finally {
    news.close();
  }
}

export async function warmUp(): Promise<ThreadReport> {
  await provenance;
  return (await engines).report;
}

async function load({ id, object_key }: PhotoReference): Promise<Reference> {
  return photos.get(object_key, async () => ({
    id,
    image: await decodeImage(await store.read(object_key)),
  }));
}

/** @throws PhotoRefusedError when the picture to follow shows no face, or there is no such pose */
async function poseOf(wanted: RenderBrief['head_pose']): Promise<WantedPose | null> {
  if (!wanted) return null;
  if (wanted.kind === 'photo') {
    const { image } = await load(wanted.photo);
    return (await engines).studio.analysePose(image);
  }
  const pose = findStudioPose(wanted.key);
  if (!pose) throw new PhotoRefusedError('POSE_UNKNOWN', ERRORS.POSE_UNKNOWN.message);
  return pose;
}

function recipeOf(
  { style, prompt, gender, seed, size }: RenderBrief,
  headPose: WantedPose | null,
): Recipe {
  return {
    style: style === null ? null : valueOf(style),
    ...(prompt && { prompt }),
    gender,
    seed,
    size,
    headPose,
  };
}

/** Renders are asked for by the id of the style, engines know its value. */
function valueOf(id: string): string {
  const entry = studioStyleEntries().find((style) => style.id === id);
  return entry ? styleValue(entry.title) : id;
}

async function encode(
  portrait: Portrait,
  references: RenderBrief['references'],
  tell: Tell,
): Promise<RenderedPortrait> {
  tell('encode', VERIFIED_FRACTION);
  const begun = performance.now();
  const { master, watermarked } = await finishPortrait(portrait, await provenance);
  const timings = { ...portrait.record.timings, encode: performance.now() - begun };
  return {
    status: 'rendered',
    master,
    watermarked,
    width: portrait.image.width,
    height: portrait.image.height,
    likeness: likenessOf(portrait, references),
    record: { ...portrait.record, timings, attempts: portrait.attempts },
  };
}

function likenessOf({ likeness }: Portrait, references: RenderBrief['references']) {
  if (!likeness) return null;
  const { percent, euclid, cosine, referenceIndex } = likeness;
  const reference = references[referenceIndex];
  if (!reference) throw new Error('the engine compared with a photo it was not given');
  return { percent, euclid, cosine, reference_id: reference.id };
}
