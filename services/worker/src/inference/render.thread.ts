import { workerData } from 'node:worker_threads';
import { styleValue } from '@likeness/contracts/generation/style-value';
import type { PhotoReference } from '@likeness/contracts/http/internal';
import { openObjectStore } from '@likeness/service-kit/storage/open-object-store';
import sharp from 'sharp';
import { LikenessRefusedError, PhotoRefusedError } from '../engines/engine-errors.js';
import { encodePortrait } from '../engines/finish/encode-portrait.js';
import type { Portrait, Reference } from '../engines/portrait-engine.js';
import { studioStyleEntries } from '../engines/studio/catalogue.js';
import { LruCache } from '../engines/studio/lru-cache.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import { decodeImage } from '../raster/decode.js';
import type { RenderedPortrait, RenderTask, StageProgress } from './render-task.js';
import type { ThreadReport, ThreadSettings } from './thread-settings.js';

/** All photos of one generation, decoded once for all its images. */
const PHOTOS_KEPT = 15;
/** How far an image is when only its files are still to be written. */
const VERIFIED_FRACTION = 0.96;

const settings = workerData as ThreadSettings;
const store = openObjectStore(settings.storage);
sharp.concurrency(settings.threads);
const engine = StudioEngine.open({ providers: settings.providers, threads: settings.threads });
const photos = new LruCache<string, Reference>(PHOTOS_KEPT);

/** Runs in a thread of its own: makes one portrait and encodes both renditions. */
export async function render({
  references,
  recipe,
  progress,
}: RenderTask): Promise<RenderedPortrait> {
  const tell = (stage: StageProgress['stage'], fraction: number) =>
    progress.postMessage({ stage, fraction } satisfies StageProgress);
  try {
    const people = await Promise.all(references.map(load));
    const portrait = await (
      await engine
    ).render(
      people,
      { ...recipe, style: valueOf(recipe.style) },
      // Aborting ends the whole thread, so nothing in here needs to listen for it.
      { onProgress: tell, signal: new AbortController().signal },
    );
    return await encode(portrait, references, tell);
  } catch (error) {
    if (error instanceof LikenessRefusedError || error instanceof PhotoRefusedError) {
      return { status: 'refused', code: error.code, detail: error.message };
    }
    throw error;
  } finally {
    progress.close();
  }
}

export async function warmUp(): Promise<ThreadReport> {
  const { provider, rejectedProviders } = await engine;
  return { provider, rejected: rejectedProviders };
}

async function load({ id, object_key }: PhotoReference): Promise<Reference> {
  return photos.get(object_key, async () => ({
    id,
    image: await decodeImage(await store.read(object_key)),
  }));
}

/** Renders are asked for by the id of the style, engines know its value. */
function valueOf(id: string): string {
  const entry = studioStyleEntries().find((style) => style.id === id);
  return entry ? styleValue(entry.title) : id;
}

async function encode(
  portrait: Portrait,
  references: RenderTask['references'],
  tell: (stage: StageProgress['stage'], fraction: number) => void,
): Promise<RenderedPortrait> {
  tell('encode', VERIFIED_FRACTION);
  const begun = performance.now();
  const [master, watermarked] = await Promise.all([
    encodePortrait(portrait, { watermark: false }),
    encodePortrait(portrait, { watermark: true }),
  ]);
  const timings = { ...portrait.record.timings, encode: performance.now() - begun };
  const { percent, euclid, cosine, referenceIndex } = portrait.likeness;
  const reference = references[referenceIndex];
  if (!reference) throw new Error('the engine compared with a photo it was not given');
  return {
    status: 'rendered',
    master,
    watermarked,
    width: portrait.image.width,
    height: portrait.image.height,
    likeness: { percent, euclid, cosine, reference_id: reference.id },
    record: { ...portrait.record, timings, attempts: portrait.attempts },
  };
}
