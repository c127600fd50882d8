import { mkdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { FaceAnalyser } from '../analysis/face-analyser.js';
import type { Box } from '../analysis/geometry.js';
import { locateFaces } from '../analysis/locate-faces.js';
import { sampleAffine, type Affine } from '../imaging/affine.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { type ExamplePerson, loadPerson } from '../engines/studio/model/example-people.js';
import { boundsOf, landmarksOf } from '../analysis/landmarks.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import { quietly } from '../engines/portrait/portrait-engine.js';

const [folder = '.'] = process.argv.slice(2);
const out = new URL(`${pathToFileURL(folder).href}/`);

const STYLES = { headshot: 'Studio headshot', oil: 'Oil painting', neon: 'Neon' } as const;
type StyleName = keyof typeof STYLES;
const HERO: Record<StyleName, ExamplePerson> = {
  headshot: 'curls',
  oil: 'glasses',
  neon: 'long-hair',
};
const EYES: ExamplePerson = 'red-hair';
const SLICED: ExamplePerson = 'astronaut';
const SEED = 3;
const SIDE = 1280;
const LARGE = { width: 720, height: 900 };
const SMALL = { width: 360, height: 450 };
const TINY = { width: 240, height: 300 };
const STAGE = { width: 480, height: 600 };
const STRIP = { width: 900, height: 168 };
/** Face height as a share of the frame, and top of the face. */
const CLOSE = { share: 0.6, top: 0.215 };
const WIDE = { share: 0.46, top: 0.27 };
/** The strips' pupils are at 37.5 % and 62.5 % of the width; the page draws lines through them. */
const PUPILS_APART = 0.25;
const EYE_CORNERS = [
  [33, 133],
  [263, 362],
] as const;
const SLICES = ['headshot', 'oil', 'photo', 'neon', 'photo', 'oil', 'neon', 'headshot'] as const;

/** The quality scales differ: these two look alike. */
const QUALITY = { webp: 80, avif: 52 } as const;

type Point = { readonly x: number; readonly y: number };

type Shoot = {
  readonly pictures: Record<StyleName | 'photo', RgbImage>;
  readonly face: Box;
  readonly pupils: readonly Point[];
};

const engine = await StudioEngine.open();
const analyser = await FaceAnalyser.load();
await mkdir(out, { recursive: true });

for (const name of Object.keys(HERO) as StyleName[]) {
  const shoot = await shootOf(HERO[name]);
  await writeSizes(name, shoot, name);
  await writeSizes(`${name}-photo`, shoot, 'photo');
  if (name === 'oil') await writeStages(shoot);
}
const { pictures, pupils } = await shootOf(EYES);
await write('eyes-input', strip(pictures.photo, pupils));
for (const name of Object.keys(STYLES) as StyleName[]) {
  await write(`eyes-${name}`, strip(pictures[name], pupils));
}
await write('slices', await slices(await shootOf(SLICED), SLICES, LARGE, WIDE));
await engine.close();
await analyser.close();

async function shootOf(person: ExamplePerson): Promise<Shoot> {
  const { image, gender } = await loadPerson(person);
  const render = (style: string) =>
    engine.render(
      [{ id: 'example', image }],
      { style, gender, seed: SEED, size: SIDE, headPose: null },
      quietly(),
    );
  const headshot = await render(STYLES.headshot);
  const oil = await render(STYLES.oil);
  const neon = await render(STYLES.neon);
  const { picture: photo, pupils } = await inTheSameFrame(image, headshot.face);
  return {
    pictures: { headshot: headshot.image, oil: oil.image, neon: neon.image, photo },
    face: headshot.face,
    pupils,
  };
}

async function writeSizes(name: string, { pictures, face }: Shoot, of: keyof Shoot['pictures']) {
  const picture = pictures[of];
  await write(`${name}-l`, framed(picture, face, LARGE));
  await write(`${name}-s`, framed(picture, face, SMALL));
  // AVIF halves the size of the page's first pictures.
  await write(`${name}-l`, framed(picture, face, LARGE), 'avif');
  await write(`${name}-s`, framed(picture, face, SMALL), 'avif');
  await write(`${name}-xs`, framed(picture, face, TINY), 'avif');
}

async function writeStages(shoot: Shoot): Promise<void> {
  const { pictures, face } = shoot;
  await write('stage-read', framed(pictures.photo, face, STAGE).greyscale().linear(0.55, 100));
  await write('stage-light', framed(pictures.headshot, face, STAGE).modulate({ saturation: 0.4 }));
  await write('stage-paint', framed(pictures.oil, face, STAGE).blur(9));
  await write('stage-check', await slices(shoot, ['photo', 'oil'], STAGE));
}

async function inTheSameFrame(image: RgbImage, target: Box) {
  const [located] = await locateFaces(analyser, image);
  if (!located) throw new Error('the photo shows no face');
  const landmarks = landmarksOf(located.mesh, (x, y) => ({ x, y }), 1);
  const from = boundsOf(landmarks);
  const scale = from.width / target.width;
  const map: Affine = [scale, 0, from.x - target.x * scale, 0, scale, from.y - target.y * scale];
  const pupils = EYE_CORNERS.map(([outer, inner]) => ({
    x: ((landmarks[outer].x + landmarks[inner].x) / 2 - map[2]) / scale,
    y: ((landmarks[outer].y + landmarks[inner].y) / 2 - map[5]) / scale,
  }));
  const data = Uint8Array.from(sampleAffine(image, map, SIDE, SIDE, 'edge'));
  return { picture: { width: SIDE, height: SIDE, data }, pupils };
}

function cut({ width, height, data }: RgbImage, box: Box, size: typeof LARGE) {
  const left = Math.min(Math.max(0, Math.round(box.x)), width - 1);
  const top = Math.min(Math.max(0, Math.round(box.y)), height - 1);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .extract({
      left,
      top,
      width: Math.min(width - left, Math.round(box.width)),
      height: Math.min(height - top, Math.round(box.height)),
    })
    .resize({ ...size, fit: 'cover' });
}

function framed(picture: RgbImage, face: Box, size: typeof LARGE, { share, top } = CLOSE) {
  const height = face.height / share;
  const width = (height * size.width) / size.height;
  const x = face.x + face.width / 2 - width / 2;
  return cut(picture, { x, y: face.y - top * height, width, height }, size);
}

function strip(picture: RgbImage, [left, right]: readonly Point[]) {
  const width = (right.x - left.x) / PUPILS_APART;
  const height = (width * STRIP.height) / STRIP.width;
  const x = (left.x + right.x - width) / 2;
  const y = (left.y + right.y - height) / 2;
  return cut(picture, { x, y, width, height }, STRIP);
}

async function slices(
  { pictures, face }: Shoot,
  names: readonly (StyleName | 'photo')[],
  size: typeof LARGE,
  frame = CLOSE,
) {
  const width = size.width / names.length;
  const parts = names.map(async (name, index) => ({
    input: await sharp(await framed(pictures[name], face, size, frame).png().toBuffer())
      .extract({ left: index * width, top: 0, width, height: size.height })
      .toBuffer(),
    left: index * width,
    top: 0,
  }));
  const ground = sharp({ create: { ...size, channels: 3, background: 'black' } });
  return sharp(
    await ground
      .composite(await Promise.all(parts))
      .png()
      .toBuffer(),
  );
}

async function write(name: string, picture: Sharp, format: keyof typeof QUALITY = 'webp') {
  const { pathname } = new URL(`${name}.${format}`, out);
  await picture.toFormat(format, { quality: QUALITY[format] }).toFile(pathname);
  process.stdout.write(`${name}.${format}\n`);
}
