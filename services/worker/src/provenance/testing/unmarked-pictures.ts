import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { STUDIO_STYLES } from '../../engines/studio/styles/catalogue.js';
import { type Random, seededRandom } from '../../imaging/random.js';

const SAMPLES = ['sample1', 'sample2', 'sample3', 'sample4', 'sample5', 'sample6'];
const ASSETS = new URL('../../../assets/', import.meta.url).pathname;

export async function* unmarkedPictures(count: number): AsyncIterable<Buffer> {
  const files = await undeliveredFiles();
  const random = seededRandom(20_260);
  for (let index = 0; index < count; index++) {
    yield await variant(files[index % files.length], random);
  }
}

async function undeliveredFiles(): Promise<string[]> {
  const demo = join(
    dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')),
    'demo',
  );
  const previews = STUDIO_STYLES.map(({ preview }) => fileURLToPath(preview));
  const poses = await readdir(join(ASSETS, 'poses'));
  return [
    join(ASSETS, 'astronaut.png'),
    ...SAMPLES.map((name) => join(demo, `${name}.jpg`)),
    ...previews.toSorted(),
    ...poses.toSorted().map((file) => join(ASSETS, 'poses', file)),
  ];
}

async function variant(file: string, random: Random): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const side = Math.floor(Math.min(width, height) * random.between(0.4, 1));
  const picture = sharp(file)
    .extract({
      left: Math.floor(random.next() * (width - side)),
      top: Math.floor(random.next() * (height - side)),
      width: side,
      height: side,
    })
    .modulate({ brightness: random.between(0.7, 1.3), saturation: random.between(0, 1.6) })
    .resize(random.pick([256, 384, 512, 700, 1024]));
  if (random.next() < 0.5) picture.flop();
  return picture.jpeg({ quality: Math.round(random.between(50, 95)) }).toBuffer();
}
