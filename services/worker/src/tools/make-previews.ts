import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { STYLES } from '@likeness/contracts/generation/styles';
import { loadPerson } from '../engines/studio/model/example-people.js';
import { findStyle, STUDIO_STYLES } from '../engines/studio/styles/catalogue.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import { PREVIEW_SEED, writePreview } from './write-preview.js';
import { quietly } from '../engines/portrait/portrait-engine.js';

const HOME_PAGE = new URL('../../../../web/public/examples/styles/', import.meta.url);

const wanted = process.argv.slice(2);
const styles = wanted.length > 0 ? wanted.map((id) => findStyle(STUDIO_STYLES, id)) : STUDIO_STYLES;
const engine = await StudioEngine.open();
for (const style of styles) {
  const { id, example } = style;
  const { image, gender } = await loadPerson(example);
  const portrait = await engine.render(
    [{ id: 'example', image }],
    { style: style.title, gender, seed: PREVIEW_SEED, size: 1024, headPose: null },
    quietly(),
  );
  const preview = fileURLToPath(style.preview);
  await writePreview(portrait.image, preview);
  if (STYLES[id]?.isOnHomePage !== false) {
    await copyFile(preview, new URL(`${id}.webp`, HOME_PAGE));
  }
  process.stdout.write(`${style.title}\n`);
}
await engine.close();
