import type { RenderStage } from '@likeness/contracts/http/generation';
import sharp from 'sharp';
import { watermarkFor } from '../engines/finish/watermark.js';
import type { PreviewSink } from '../engines/portrait-engine.js';
import type { RgbImage } from '../raster/rgb-image.js';
import type { StagePreview } from './rendered-portrait.js';

const SIDE = 256;
/** A person sees no more than a few steps anyhow, and each costs time of the portrait. */
const MIN_PAUSE_MS = 300;
/** Stages that show the picture growing, and how long a picture of them is enough. */
const GROWING = new Set<RenderStage>(['diffuse']);
const GROWING_PAUSE_MS = 1_000;
/** Where the face is matters little at this size: the mark goes to its usual corner. */
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/**
 * Makes small pictures of a portrait under way: each stage at most once unless the picture grows in it, and not in quick
 * succession. Reducing happens at once, encoding beside the portrait's own work; a preview that
 * fails is lost without a word.
 */
export function previewSink(
  isWatermarked: boolean,
  send: (preview: StagePreview) => void,
): PreviewSink {
  const shown = new Set<RenderStage>();
  let shownAt = -Infinity;
  return (stage, draw) => {
    const now = performance.now();
    const pause = shown.has(stage) ? GROWING_PAUSE_MS : MIN_PAUSE_MS;
    if ((shown.has(stage) && !GROWING.has(stage)) || now - shownAt < pause) return;
    shown.add(stage);
    shownAt = now;
    encodePreview(draw(SIDE), isWatermarked).then(
      (preview) => send({ stage, preview }),
      () => undefined,
    );
  };
}

async function encodePreview(image: RgbImage, isWatermarked: boolean): Promise<string> {
  const { width, height, data } = image;
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  if (isWatermarked) picture.composite([await watermarkFor(width, height, NOWHERE)]);
  const file = await picture.webp({ quality: 72, effort: 1 }).toBuffer();
  return `data:image/webp;base64,${file.toString('base64')}`;
}
