import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ownDrawing } from '@likeness/service-kit/pictures/own-drawing';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { cutOut, viewOf } from '../bench/cut-out.js';
import { loadPeople, type Person } from '../bench/people.js';
import { checkPhoto } from '../analysis/photo-verdict.js';
import { decodeImage } from '../imaging/decode.js';
import { toRgb } from '../imaging/planar.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { paintPanorama } from '../engines/studio/4-arrange/backdrops/panoramas/paint-panorama.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import { quietly } from '../engines/portrait/portrait-engine.js';

const [folder = '.'] = process.argv.slice(2);
const PERSON = 'person-33';
const LOOK = { style: 'Studio headshot', gender: 'man', seed: 3, headPose: null } as const;
const SIDE = 640;
const SHOWN = { width: 200, height: 250 };
const WINDOW = { panorama: 'apartment', yaw: 192, pitch: 3, field: 55, stops: 1.5 } as const;
const STREET = { panorama: 'city', yaw: 212, pitch: 9, field: 55 } as const;

const PLAYER = `<rect width="640" height="70"/><rect y="560" width="640" height="80"/>
  <circle cx="320" cy="320" r="62" fill="#0009"/>
  <path d="M300 285v70l60-35zM90 480h260v16H90zM90 510h180v16H90zM90 30h90v16H90z" fill="#fff"/>`;
const LAMP = `<radialGradient id="lamp"><stop offset=".35" stop-color="#fff3d6"/>
  <stop offset=".5" stop-color="#e9a04c" stop-opacity=".5"/><stop offset="1" stop-color="#e9a04c" stop-opacity="0"/>
  </radialGradient><circle cx="150" cy="150" r="150" fill="url(#lamp)"/>`;

await mkdir(folder, { recursive: true });
const engine = await StudioEngine.open();
const people = await loadPeople();
const photo = () => of(named(PERSON).photo);

await lesson('front', photo());
await lesson('whole', await scene(wall('#cfc6ba'), [await at(PERSON, 560, 40, 80)]));
await lesson('backlight', await scene(place(WINDOW), [await at(PERSON, SIDE, 0, 0, 0.3)]));
const crowd = [
  await at('person-46', 290, 350, 70),
  await at('person-15', 330, 0, 80),
  await at('person-18', 350, 300, 190),
  await at('person-31', 350, -20, 190),
];
await lesson('crowd', await scene(place(STREET), [...crowd, await at(PERSON, SIDE, 0, 40)]));
await lesson('screenshot', await scene(photo().resize(170), [await drawn(PLAYER)]));
await lesson(
  'dim',
  await scene(wall('#231c13'), [await at(PERSON, SIDE, 0, 0, 0.2), await drawn(LAMP)]),
);
await engine.close();

/** A photo that an upload accepts, and its portrait. */
async function lesson(name: string, taken: Sharp): Promise<void> {
  const image = await decodeImage(await taken.jpeg({ quality: 90 }).toBuffer());
  const verdict = await checkPhoto(engine.analyser, image);
  if (!verdict.ok) throw new Error(`${name}: ${verdict.detail}`);
  const portrait = await engine.render([{ id: name, image }], { ...LOOK, size: 1024 }, quietly());
  for (const [file, picture] of [
    [`${name}.avif`, of(image)],
    [`${name}-portrait.avif`, of(portrait.image)],
  ] as const) {
    await picture.resize(SHOWN).avif({ quality: 52 }).toFile(join(folder, file));
  }
}

function named(wanted: string): Person {
  return people.find(({ name }) => name === wanted)!;
}

async function person(name: string): Promise<Buffer> {
  const { analyser } = engine;
  const view = await viewOf(analyser, named(name).photo, SIDE);
  const { alpha, foreground } = await cutOut(analyser, view);
  const coverage = Buffer.from(alpha.map((share) => Math.round(255 * share)));
  const raw = { width: SIDE, height: SIDE, channels: 1 } as const;
  return of(toRgb(foreground)).joinChannel(coverage, { raw }).png().toBuffer();
}

function of({ width, height, data }: RgbImage): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function wall(background: string): Sharp {
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } });
}

function place(view: typeof WINDOW | typeof STREET): Sharp {
  return of(toRgb(paintPanorama({ kind: 'panorama', ...view }, SIDE)));
}

/** Clothes go on down to the edge. */
async function at(name: string, side: number, left: number, top: number, light = 1) {
  const shown = sharp(await person(name))
    .linear([light, light, light, 1], [0, 0, 0, 0])
    .resize(side)
    .extend({ bottom: SIDE - side, extendWith: 'copy' });
  return { input: await shown.png().toBuffer(), left, top };
}

async function drawn(parts: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${parts}</svg>`;
  return { input: await ownDrawing(Buffer.from(svg)).png().toBuffer(), left: 0, top: 0 };
}

async function scene(ground: Sharp, layers: OverlayOptions[]): Promise<Sharp> {
  const under = sharp(await ground.png().toBuffer()).resize(SIDE);
  const whole = sharp(await under.png().toBuffer()).composite(layers);
  return sharp(await whole.png().toBuffer());
}
