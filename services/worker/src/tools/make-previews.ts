import { fileURLToPath } from 'node:url';
import { loadPerson } from '../engines/studio/model/example-people.js';
import { STUDIO_STYLES } from '../engines/studio/styles/catalogue.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import { PREVIEW_SEED, writePreview } from './write-preview.js';
import { quietly } from '../engines/portrait/portrait-engine.js';

const SOURCES = new URL('../../src/engines/studio/styles/', import.meta.url);

const wanted = new Set(process.argv.slice(2));
const engine = await StudioEngine.open();
for (const style of STUDIO_STYLES) {
  const { id, example } = style;
  if (wanted.size > 0 && !wanted.has(id)) continue;
  const { image, gender } = await loadPerson(example.person);
  const portrait = await engine.render(
    [{ id: 'example', image }],
    { style: style.title, gender, seed: PREVIEW_SEED, size: 1024, headPose: null },
    quietly(),
  );
  await writePreview(portrait.image, fileURLToPath(new URL(`${id}/preview.webp`, SOURCES)));
  process.stdout.write(`${style.title}\n`);
}
await engine.close();
