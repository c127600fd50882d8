import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { checkPhoto } from '../../analysis/photo-verdict.js';
import { decodeImage } from '../../imaging/decode.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { demoPhoto } from '../../testing/demo-people.js';
import { personPhoto } from '../../testing/person-view.js';
import { renderPhotos } from '../../testing/render-photos.js';
import { ownDrawing } from '@likeness/service-kit/pictures/own-drawing';
import type { Portrait } from '../portrait/portrait-engine.js';
import { fromRgb } from '../../imaging/planar.js';
import { isMonochrome } from '../../imaging/monochrome.js';
import { analyserSuite, studioSuite } from '../../testing/suites.js';

const ASTRONAUT = new URL('../../../assets/astronaut.png', import.meta.url);
const CLAY_HEAD = new URL('../../../assets/poses/close-up.webp', import.meta.url);

const engine = studioSuite();
const analyser = analyserSuite();

async function astronaut(scale = 2): Promise<Sharp> {
  const large = await sharp(await readFile(ASTRONAUT))
    .resize(512 * scale)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(large);
}

async function person(photo: 2, left: number, top: number, side: number): Promise<Sharp> {
  const { image } = await demoPhoto(photo);
  return sharp(image.data, {
    raw: { width: image.width, height: image.height, channels: 3 },
  }).extract({ left, top, width: side, height: side });
}

const render = (image: RgbImage, style?: string) =>
  renderPhotos(engine, image, { gender: null, seed: 2, size: 256, ...(style && { style }) });

async function outcome(file: Buffer): Promise<string> {
  const image = await decodeImage(file);
  const verdict = await checkPhoto(analyser, image);
  if (!verdict.ok) {
    expect(verdict.detail).toMatch(/\. (Use|Crop) /);
    return verdict.code;
  }
  const { likeness }: Portrait = await render(image);
  expect(likeness?.euclid).toBeLessThanOrEqual(0.5);
  return 'portrait';
}

const asPng = async (picture: Promise<Sharp> | Sharp) =>
  (await picture).png({ compressionLevel: 1 }).toBuffer();

const CASES: [string, () => Promise<Buffer>, string][] = [
  [
    'a drawing',
    () => readFile(new URL('./styles/pencil/preview.webp', import.meta.url)),
    'portrait',
  ],
  ['closed eyes', () => asPng(person(2, 1320, 60, 440)), 'portrait'],
  [
    'a mask over mouth and nose',
    async () => {
      const mask = ownDrawing(
        Buffer.from(
          '<svg width="512" height="512"><path d="M182 122 L228 112 L274 122 L268 168 L228 186 L188 168 Z" fill="#dfeaf2"/></svg>',
        ),
      );
      return asPng((await astronaut(1)).composite([{ input: await asPng(mask) }]));
    },
    'portrait',
  ],
  ['a statue', async () => asPng(sharp(await readFile(CLAY_HEAD))), 'portrait'],
  [
    'a pet',
    async () =>
      asPng(
        ownDrawing(
          Buffer.from(
            '<svg width="700" height="700"><rect width="700" height="700" fill="#9db38a"/><path d="M170 330 L190 90 L300 200 L400 200 L510 90 L530 330 Q560 560 350 590 Q140 560 170 330Z" fill="#c98a4b"/><ellipse cx="265" cy="330" rx="38" ry="46" fill="#d7e36a"/><ellipse cx="435" cy="330" rx="38" ry="46" fill="#d7e36a"/><ellipse cx="265" cy="330" rx="9" ry="42"/><ellipse cx="435" cy="330" rx="9" ry="42"/><path d="M325 430 h50 l-25 28z" fill="#6b3b2e"/><path d="M350 458 q-45 50 -85 20 M350 458 q45 50 85 20" stroke="#4b2a1e" stroke-width="6" fill="none"/><path d="M60 420 l190 20 M60 480 l190 -10 M640 420 l-190 20 M640 480 l-190 -10" stroke="#fff" stroke-width="4"/></svg>',
          ),
        ),
      ),
    'PHOTO_NO_FACE',
  ],
  [
    '6,000 pixels',
    async () =>
      (await astronaut(1))
        .resize(6_000, 4_000, { fit: 'contain', background: '#888' })
        .jpeg({ quality: 60 })
        .toBuffer(),
    'portrait',
  ],
  [
    'a black frame round the picture',
    async () =>
      asPng(
        (await astronaut(1)).extend({
          top: 150,
          bottom: 150,
          left: 250,
          right: 250,
          background: '#000',
        }),
      ),
    'portrait',
  ],
];

describe('a photo without colours', () => {
  const grey = async () =>
    sharp(await asPng((await astronaut()).greyscale().toColourspace('srgb')));
  const sepia = async () =>
    (await grey()).recomb([
      [1, 0, 0],
      [0, 0.88, 0],
      [0, 0, 0.7],
    ]);
  const pale = async () => (await astronaut()).modulate({ saturation: 0.5 });

  it.each([
    ['sepia', sepia, true],
    ['pale', pale, false],
  ])('is known from one with few: %s', async (_name, make, expected) => {
    const file = await (await make()).jpeg({ quality: 70 }).toBuffer();
    expect(isMonochrome(fromRgb(await decodeImage(file)))).toBe(expected);
  });

  it('may have stains of color', async () => {
    const picture = fromRgb(await decodeImage(await asPng(await grey())));
    const stained = picture.r.map((v, i) => v * (1 + 0.043 * Math.sin((i % picture.width) / 60)));
    expect(isMonochrome({ ...picture, r: stained })).toBe(true);
  });

  it.each(['studio headshot', 'garden'])('becomes a picture in one tint: %s', async (style) => {
    const { image, likeness } = await render(await decodeImage(await asPng(grey())), style);
    expect(isMonochrome(fromRgb(image))).toBe(true);
    expect(likeness?.euclid).toBeLessThanOrEqual(0.5);
  });
});

describe('a photo without a clear outline of the person', () => {
  const isBackgroundKept = async (photo: RgbImage, style: string) =>
    (await render(photo, style)).record.unmet
      ?.join()
      .includes('keeps the background of your photo');

  it('keeps its own background in a photographic or painted style and says so, but not in a drawing', async () => {
    const { data, width, height } = await personPhoto('person-11');
    const stencil = sharp(data, { raw: { width, height, channels: 3 } })
      .threshold(110)
      .blur(2);
    const photo = await decodeImage(await asPng(stencil.toColourspace('srgb')));
    expect(await isBackgroundKept(photo, 'library')).toBe(true);
    expect(await isBackgroundKept(photo, 'low poly')).toBe(true);
    expect((await render(photo, 'pencil')).record.unmet).toEqual([]);
  });

  it('does not keep it beside a blurred crowd, or if it loses only curls in the dark', async () => {
    for (const person of ['person-26', 'person-37']) {
      const { record } = await render(await personPhoto(person), 'library');
      expect(record.unmet).toEqual([]);
    }
  });
});

describe('unusual photos', () => {
  it.each(CASES)(
    '%s: a good portrait, or a refusal that says what to do',
    async (_name, make, expected) => {
      const file = await make();
      expect(await outcome(file)).toBe(expected);
    },
  );
});
