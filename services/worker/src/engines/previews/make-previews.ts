import { fileURLToPath } from 'node:url';
import { loadPerson, personOf } from './example-people.js';
import {
  STUDIO_STYLES,
  studioStyleEntries,
  styleId,
  styleValue,
} from '../studio/styles/catalogue.js';
import { StudioEngine } from '../studio/studio-engine.js';
import { PREVIEW_SEED, writePreview } from './write-preview.js';

/** Renders the preview of every style, or of the styles named by id, each with the person who suits it. */
const wanted = new Set(process.argv.slice(2));
const engine = await StudioEngine.open();
const entries = new Map(studioStyleEntries().map((entry) => [entry.id, entry]));
for (const style of STUDIO_STYLES) {
  const preview = entries.get(styleId(style))?.preview;
  if (!preview || (wanted.size > 0 && !wanted.has(styleId(style)))) continue;
  const { image, gender } = await loadPerson(personOf(styleId(style)));
  const portrait = await engine.render(
    [{ id: 'example', image }],
    { style: styleValue(style), gender, seed: PREVIEW_SEED, size: 1024, headPose: null },
    { onProgress: () => undefined, signal: new AbortController().signal },
  );
  await writePreview(portrait.image, fileURLToPath(preview));
  process.stdout.write(`${style.title}\n`);
}
await engine.close();
