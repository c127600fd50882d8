import type { RenderStage } from '@likeness/contracts/http/generation';
import sharp from 'sharp';
import { watermarkFor } from '../engines/portrait/finish/watermark.js';
import type { PreviewSink } from '../engines/portrait/portrait-engine.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import type { StagePreview } from './rendered-portrait.js';

const SIDE = 256;
/** More previews are imperceptible and delay the portrait. */
const MIN_PAUSE_MS = 300;
const GROWING = new Set<RenderStage>(['diffuse']);
const GROWING_PAUSE_MS = 1_000;
/** At preview size, the watermark goes to its default corner. */
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** One preview per stage, except for growing stages. Ignores failures. */
export function previewSink(
  isWatermarked: boolean,
  send: (preview: StagePreview) => void,
): PreviewSink {
  const shown = new Set<RenderStage>();
  let shownAt = -Infinity;
  return (stage, draw, check) => {
    const now = performance.now();
    const pause = shown.has(stage) ? GROWING_PAUSE_MS : MIN_PAUSE_MS;
    if ((shown.has(stage) && !GROWING.has(stage)) || now - shownAt < pause) return;
    shown.add(stage);
    shownAt = now;
    const image = draw(SIDE);
    const checked = check?.(image) ?? Promise.resolve();
    checked
      .then(() => encodePreview(image, isWatermarked))
      .then(
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
