import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { STYLE_WISHES } from '@likeness/prompts/available-wishes';
import sharp from 'sharp';
import { MultiReferenceEngine } from '../engines/multi-reference/multi-reference-engine.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import { loadBenchPhotos, loadClosePhoto } from './bench-photos.js';
import { answerTo, MEASURES, renderPrompt, WISHES } from './measure-wishes.js';
import { print } from './row.js';

/** `npm run bench -- wishes [folder]`: wishes that a style announces and its pictures lack; sheets in the folder. */
const SIZE = 320;
const TILE = 160;

const [, , folder, ...chosen] = process.argv;
if (folder) await mkdir(folder, { recursive: true });
const studio = await StudioEngine.open();
const engine = new MultiReferenceEngine(studio, studio.photos);
const [far] = await loadBenchPhotos();
const photos = { far, close: await loadClosePhoto() };
try {
  for (const style of chosen.length > 0 ? chosen : STYLE_WISHES) {
    for (const [name, photo] of Object.entries(photos)) {
      const plain = await renderPrompt(engine, photo, style, SIZE);
      const lies: string[] = [];
      const tiles: Buffer[] = [];
      for (const [wish, measure] of Object.entries(WISHES)) {
        const portrait = await renderPrompt(engine, photo, `${style}, ${wish}`, SIZE);
        const isLie =
          answerTo(`${style}, ${wish}`) === 'yes' && !MEASURES[measure](portrait, plain);
        if (isLie) lies.push(wish);
        const raw = { width: SIZE, height: SIZE, channels: 3 } as const;
        tiles.push(await sharp(portrait.image.data, { raw }).resize(TILE).png().toBuffer());
      }
      const words = lies.map((wish) => `, ${wish}`).join('');
      print('wishes', {
        name: `${style}, ${name}${words}`,
        value: lies.length,
        unit: 'lacking',
        bar: 0,
      });
      if (!folder) continue;
      const sheet = { width: TILE * tiles.length, height: TILE, channels: 3 as const };
      await sharp({ create: { ...sheet, background: 'white' } })
        .composite(tiles.map((input, i) => ({ input, left: TILE * i, top: 0 })))
        .toFile(join(folder, `${style}-${name}.png`));
    }
  }
} finally {
  await studio.close();
}
