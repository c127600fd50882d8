import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { FaceAnalyser } from '../analysis/face-analyser.js';
import type { Box } from '../analysis/geometry.js';
import { locateFaces } from '../analysis/locate-faces.js';
import { sampleAffine, type Affine } from '../raster/affine.js';
import { decodeImage } from '../raster/decode.js';
import type { RgbImage } from '../raster/rgb-image.js';
import { boundsOf, landmarksOf } from './studio/landmarks.js';
import { STUDIO_STYLES, styleId, styleValue } from './studio/catalogue.js';
import { StudioEngine } from './studio/studio-engine.js';

/**
 * Makes the example pictures of the home page from one photo: the photo and three styles in the
 * same frame, stages between them, strips of the eyes and a picture of slices. The pictures of further
 * styles that the blog shows are made anew where there are some (`styles/`).
 * Arguments: folder to write to, photo (by default the package's own).
 */
const [folder = '.', photoFile = new URL('../../assets/astronaut.png', import.meta.url)] =
  process.argv.slice(2);
const out = new URL(`${pathToFileURL(folder).href}/`);

const STYLES = { headshot: 'Studio headshot', oil: 'Oil painting', neon: 'Neon' } as const;
const SEED = 3;
/** Of the further styles: as in the catalogue's previews. */
const STYLE_SEED = 8;
const STYLE_SIDE = 480;
/** Larger than a portrait, so that the large examples are not enlarged. */
const SIDE = 1280;
const LARGE = { width: 720, height: 900 };
const SMALL = { width: 360, height: 450 };
const TINY = { width: 240, height: 300 };
const STAGE = { width: 480, height: 600 };
const STRIP = { width: 900, height: 168 };
/** How the frame holds the face: its share of the height, and where its top lies. */
const FACE_SHARE = 0.46;
const FACE_TOP = 0.27;
/** The strips' pupils lie at 37.5 % and 62.5 % of the width; the page draws lines through them. */
const PUPILS_APART = 0.25;
/** Outer and inner corner of each eye in the face mesh. */
const EYE_CORNERS = [
  [33, 133],
  [263, 362],
] as const;
const SLICES = ['headshot', 'oil', 'input', 'neon', 'input', 'oil', 'neon', 'headshot'] as const;

/** The two scales differ: these look alike. */
const QUALITY = { webp: 80, avif: 52 } as const;

type Name = keyof typeof STYLES | 'input';

const photo = await decodeImage(await readFile(photoFile));
const portraits = await renderStyles(photo);
const face = portraits.headshot.face;
const { picture: input, pupils } = await inTheSameFrame(photo, face);
const pictures: Record<Name, RgbImage> = {
  input,
  headshot: portraits.headshot.image,
  oil: portraits.oil.image,
  neon: portraits.neon.image,
};

await mkdir(out, { recursive: true });
for (const [name, picture] of Object.entries(pictures)) {
  await write(`${name}-l`, framed(picture, LARGE));
  await write(`${name}-s`, framed(picture, SMALL));
  await write(`eyes-${name}`, strip(picture));
  // What the page opens with comes as half the bytes.
  await write(`${name}-l`, framed(picture, LARGE), 'avif');
  await write(`${name}-s`, framed(picture, SMALL), 'avif');
  await write(`${name}-xs`, framed(picture, TINY), 'avif');
}
await write('stage-read', framed(pictures.input, STAGE).greyscale().linear(0.55, 100));
await write('stage-light', framed(pictures.headshot, STAGE).modulate({ saturation: 0.4 }));
await write('stage-paint', framed(pictures.oil, STAGE).blur(9));
await write('stage-check', await slices(['input', 'oil'], STAGE));
await write('slices', await slices(SLICES, LARGE));
await writeStyles(photo);

/** One seed is one frame, whatever the style. */
async function renderStyles(image: RgbImage) {
  const engine = await StudioEngine.open();
  const render = (style: string) =>
    engine.render(
      [{ id: 'example', image }],
      { style, gender: 'woman', seed: SEED, size: SIDE, headPose: null },
      { onProgress: () => undefined, signal: new AbortController().signal },
    );
  const { headshot, oil, neon } = STYLES;
  const made = {
    headshot: await render(headshot),
    oil: await render(oil),
    neon: await render(neon),
  };
  await engine.close();
  return made;
}

/** Each style that has a picture in the folder already. */
async function writeStyles(image: RgbImage): Promise<void> {
  const files = await readdir(new URL('styles/', out)).catch(() => []);
  const shown = new Set(files.map((file) => path.basename(file, '.webp')));
  const engine = await StudioEngine.open();
  for (const style of STUDIO_STYLES.filter((each) => shown.has(styleId(each)))) {
    const { image: portrait } = await engine.render(
      [{ id: 'example', image }],
      { style: styleValue(style), gender: 'woman', seed: STYLE_SEED, size: 1024, headPose: null },
      { onProgress: () => undefined, signal: new AbortController().signal },
    );
    const { width, height, data } = portrait;
    const small = sharp(data, { raw: { width, height, channels: 3 } }).resize(STYLE_SIDE);
    await write(`styles/${styleId(style)}`, small);
  }
  await engine.close();
}

/** The photo as the portraits show it, its face where theirs is, and the pupils in that frame. */
async function inTheSameFrame(image: RgbImage, target: Box) {
  const analyser = await FaceAnalyser.load();
  const [located] = await locateFaces(analyser, image);
  await analyser.dispose();
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

function framed(picture: RgbImage, size: typeof LARGE) {
  const height = face.height / FACE_SHARE;
  const width = (height * size.width) / size.height;
  const x = face.x + face.width / 2 - width / 2;
  return cut(picture, { x, y: face.y - FACE_TOP * height, width, height }, size);
}

function strip(picture: RgbImage) {
  const [left, right] = pupils;
  const width = (right.x - left.x) / PUPILS_APART;
  const height = (width * STRIP.height) / STRIP.width;
  const x = (left.x + right.x - width) / 2;
  const y = (left.y + right.y - height) / 2;
  return cut(picture, { x, y, width, height }, STRIP);
}

/** Upright slices of several pictures side by side; the face goes through all of them. */
async function slices(names: readonly Name[], size: typeof LARGE) {
  const width = size.width / names.length;
  const parts = names.map(async (name, index) => ({
    input: await sharp(await framed(pictures[name], size).png().toBuffer())
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
