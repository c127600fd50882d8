import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { decodeImage } from '../raster/decode.js';
import { STUDIO_STYLES, studioStyleEntries, styleId, styleValue } from './studio/catalogue.js';
import { StudioEngine } from './studio/studio-engine.js';
import { PREVIEW_EXAMPLE, PREVIEW_SEED, writePreview } from './write-preview.js';

/** Renders every style's preview from the example portrait, so that the catalogue shows what the engine does. */
const image = await decodeImage(await readFile(PREVIEW_EXAMPLE));
const engine = await StudioEngine.open();
const entries = new Map(studioStyleEntries().map((entry) => [entry.id, entry]));
for (const style of STUDIO_STYLES) {
  const preview = entries.get(styleId(style))?.preview;
  if (!preview) continue;
  const portrait = await engine.render(
    [{ id: 'example', image }],
    { style: styleValue(style), gender: 'woman', seed: PREVIEW_SEED, size: 1024, headPose: null },
    { onProgress: () => undefined, signal: new AbortController().signal },
  );
  await writePreview(portrait.image, fileURLToPath(preview));
  process.stdout.write(`${style.title}\n`);
}
await engine.close();
