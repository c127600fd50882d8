import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { decodeImage } from '../raster/decode.js';
import { STUDIO_STYLES, studioStyleEntries, styleId, styleValue } from './studio/catalogue.js';
import { StudioEngine } from './studio/studio-engine.js';

/** Renders every style's preview from the example portrait, so that the catalogue shows what the engine does. */
const EXAMPLE = new URL('../../assets/astronaut.png', import.meta.url);
const SIDE = 480;
/** Best first; strokes and dots compress badly, and a grid of styles must load fast. */
const QUALITIES = [80, 68, 56, 44] as const;
const MOST_BYTES = 40 * 1024;
const SEED = 8;

const image = await decodeImage(await readFile(EXAMPLE));
const engine = await StudioEngine.open();
const entries = new Map(studioStyleEntries().map((entry) => [entry.id, entry]));
for (const style of STUDIO_STYLES) {
  const preview = entries.get(styleId(style))?.preview;
  if (!preview) continue;
  const portrait = await engine.render(
    [{ id: 'example', image }],
    { style: styleValue(style), gender: 'woman', seed: SEED, size: 1024, headPose: null },
    { onProgress: () => undefined, signal: new AbortController().signal },
  );
  const { width, height, data } = portrait.image;
  await mkdir(new URL('.', preview), { recursive: true });
  const small = sharp(data, { raw: { width, height, channels: 3 } }).resize(SIDE);
  let file = await small.webp({ quality: QUALITIES[0] }).toBuffer();
  for (const quality of QUALITIES.slice(1)) {
    if (file.length <= MOST_BYTES) break;
    file = await small.webp({ quality }).toBuffer();
  }
  await writeFile(fileURLToPath(preview), file);
  process.stdout.write(`${style.title}\n`);
}
await engine.close();
