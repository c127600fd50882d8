import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { STYLE_WISHES } from '@likeness/prompts/available-wishes';
import sharp from 'sharp';
import { MultiReferenceEngine } from '../engines/multi-reference/multi-reference-engine.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import { loadBenchPhotos, loadClosePhoto } from './bench-photos.js';
import { print } from './row.js';

/** `npm run bench -- wishes [folder]`: announced wishes that pictures lack, by style; sheets in the folder. */
const SIZE = 384;
const TILE = 192;
const WISHES = [
  ...['beach', 'city at night', 'red background', 'gray background', 'black background'],
  ...['white background', 'transparent background', 'black and white', 'close-up'],
  ...['black and white, red background', 'dramatic light', 'sepia', 'teal tones', 'bright'],
];

const [, , folder] = process.argv;
if (folder) await mkdir(folder, { recursive: true });
const studio = await StudioEngine.open();
const engine = new MultiReferenceEngine(studio, studio.photos);
const [far] = await loadBenchPhotos();
const photos = { far, close: await loadClosePhoto() };
try {
  for (const style of STYLE_WISHES) {
    for (const [name, image] of Object.entries(photos)) {
      const tiles: Buffer[] = [];
      let lacking = 0;
      for (const wish of WISHES) {
        const portrait = await engine.render(
          [{ id: name, image }],
          {
            style: null,
            prompt: { positive: `${style}, ${wish}`, negative: '' },
            gender: null,
            seed: 3,
            size: SIZE,
            headPose: null,
          },
          { onProgress: () => undefined, signal: new AbortController().signal },
        );
        const codes = portrait.record.unmetCodes ?? [];
        if (codes.some(({ code }) => code === 'not-shown')) lacking += 1;
        const raw = { width: SIZE, height: SIZE, channels: 3 } as const;
        tiles.push(await sharp(portrait.image.data, { raw }).resize(TILE).png().toBuffer());
      }
      print('wishes', { name: `${style}, ${name}`, value: lacking, unit: 'lacking', bar: 0 });
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
