import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { decodeImage } from '../raster/decode.js';
import { STUDIO_STYLES, studioStyleEntries, styleId, styleValue } from './studio/catalogue.js';
import { StudioEngine } from './studio/studio-engine.js';

/** Renders every style's preview from the example portrait, so that the catalogue shows what the engine does. */
const EXAMPLE = new URL('../../assets/astronaut.png', import.meta.url);
const SIDE = 640;
const SEED = 8;

const image = await decodeImage(await readFile(EXAMPLE));
const engine = await StudioEngine.open();
const entries = new Map(studioStyleEntries().map((entry) => [entry.id, entry]));
for (const style of STUDIO_STYLES) {
  const preview = entries.get(styleId(style))?.preview;
  if (!preview) continue;
  const portrait = await engine.render(
    [{ id: 'example', image }],
    { style: styleValue(style), gender: 'woman', seed: SEED, size: 1024 },
    { onProgress: () => undefined, signal: new AbortController().signal },
  );
  const { width, height, data } = portrait.image;
  await mkdir(new URL('.', preview), { recursive: true });
  await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(SIDE)
    .webp({ quality: 82 })
    .toFile(fileURLToPath(preview));
  process.stdout.write(`${style.title}\n`);
}
await engine.close();
