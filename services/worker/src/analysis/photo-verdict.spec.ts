import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { ownDrawing } from '@likeness/service-kit/pictures/own-drawing';
import { pngOf } from '../imaging/testing/pictures.js';
import { decodeImage } from '../imaging/decode.js';
import { FaceAnalyser } from './face-analyser.js';
import { meshPoint } from './face-landmarks.js';
import { locateFaces } from './locate-faces.js';
import { photoAdvice } from './photo-advice.js';
import { checkPhoto, type PhotoVerdict } from './photo-verdict.js';
import { analyserSuite } from '../testing/suites.js';

const group = createRequire(import.meta.url).resolve('@vladmandic/face-api/demo/sample3.jpg');
const fixture = (name: string) => readFile(new URL(`../../fixtures/${name}.jpg`, import.meta.url));
/** Vertices along the jaw, the temples and across the nose. */
const MASKED = [227, 93, 58, 136, 149, 148, 152, 377, 378, 365, 288, 323, 447, 346, 195, 117];

const analyser = analyserSuite();

function portrait(): Sharp {
  return sharp(group).extract({ left: 850, top: 60, width: 600, height: 700 });
}

async function crop(left: number, top: number, width: number, height: number): Promise<Buffer> {
  return pngOf(sharp(await pngOf(portrait())).extract({ left, top, width, height }));
}

async function verdictOn(file: Buffer | Promise<Buffer>): Promise<PhotoVerdict> {
  return checkPhoto(analyser, await decodeImage(await file));
}

function canvas(width: number, height: number, background = '#998'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

test.each([0, 90, 180] as const)(
  'accepts a good photo turned by %i degrees and reports turn and face',
  async (lost) => {
    const verdict = await verdictOn(portrait().rotate(lost).jpeg().toBuffer());
    if (!verdict.ok) throw new Error(verdict.detail);
    expect(verdict.turn).toBe((360 - lost) % 360);
    const { box, pose, brightness, sharpness } = verdict.face;
    expect(box.x).toBeGreaterThan(150);
    expect(box.x + box.width).toBeLessThan(480);
    expect(box.y).toBeGreaterThan(100);
    expect(box.y + box.height).toBeLessThan(500);
    expect(Math.max(Math.abs(pose.yaw), Math.abs(pose.roll))).toBeLessThan(30);
    expect(brightness).toBeGreaterThan(80);
    expect(sharpness).toBeGreaterThan(0.08);
  },
);

async function withMask(): Promise<Buffer> {
  const photo = await decodeImage(await portrait().toBuffer());
  const [face] = await locateFaces(analyser, photo);
  const cloth = MASKED.map((id) => meshPoint(face.mesh, id).join()).join(' ');
  const drawing = `<svg width="${photo.width}" height="${photo.height}"><polygon points="${cloth}" fill="#8fb6d9"/></svg>`;
  const input = await pngOf(ownDrawing(Buffer.from(drawing)));
  return pngOf(sharp(await pngOf(portrait())).composite([{ input }]));
}

async function halfInShadow(): Promise<Buffer> {
  const create = { width: 285, height: 700, channels: 4, background: '#000000c8' } as const;
  const shadow = await pngOf(sharp({ create }));
  return pngOf(portrait().composite([{ input: shadow, left: 315, top: 0 }]));
}

test.each([
  ['good', null, () => portrait().toBuffer()],
  ['small', null, () => portrait().resize(270).toBuffer()],
  ['soft', 'soft', () => portrait().blur(4).toBuffer()],
  ['tilted', 'tilted', () => portrait().rotate(30, { background: '#555' }).toBuffer()],
  ['half in shadow', 'uneven_light', halfInShadow],
  ['of shut eyes', 'eyes_shut', () => fixture('eyes-shut')],
  ['laughing', null, () => fixture('people/person-18')],
  ['with sunglasses', null, () => fixture('people/person-26')],
  ['with a face mask', 'face_mask', withMask],
])('advice on a photo that is %s: %s', async (_, advice, photo) => {
  const verdict = await verdictOn(photo());
  if (!verdict.ok) throw new Error(verdict.detail);
  expect(photoAdvice(verdict.face, verdict.otherFaces)).toBe(advice);
});

test.each([
  ['dim', () => portrait().linear(0.3, 0)],
  ['grey', () => portrait().greyscale()],
  ['tilted', () => portrait().rotate(35, { background: '#555' })],
  ['strongly compressed', () => portrait().jpeg({ quality: 15 })],
])('accepts a photo that is %s', async (_, photo) => {
  expect(await verdictOn(photo().toBuffer())).toMatchObject({ ok: true });
});

test('selects the largest face if the next is clearly smaller', async () => {
  const large = await portrait().png().toBuffer();
  const small = await sharp(large).resize(300).png().toBuffer();
  const photo = canvas(1000, 700).composite([
    { input: large, left: 0, top: 0 },
    { input: small, left: 650, top: 100 },
  ]);
  const verdict = await verdictOn(photo.png().toBuffer());
  expect(verdict).toMatchObject({
    ok: true,
    otherFaces: [{ width: expect.any(Number) as number }],
  });
});

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['several people', 'PHOTO_SEVERAL_FACES', () => sharp(group).toBuffer()],
  ['a far face', 'PHOTO_FACE_TOO_SMALL', () => portrait().resize(150).png().toBuffer()],
  ['a face cut at the side', 'PHOTO_FACE_CUT_OFF', () => crop(280, 0, 320, 700)],
  ['a face cut at the chin', 'PHOTO_FACE_CUT_OFF', () => crop(0, 0, 600, 380)],
  ['near darkness', 'PHOTO_TOO_DARK', () => portrait().linear(0.05, 0).png().toBuffer()],
  ['heavy blur', 'PHOTO_TOO_BLURRED', () => portrait().blur(12).png().toBuffer()],
  ['black', 'PHOTO_TOO_DARK', () => canvas(600, 600, '#000').png().toBuffer()],
  ['an empty wall', 'PHOTO_NO_FACE', () => canvas(600, 600).png().toBuffer()],
  ['a lap and a table', 'PHOTO_NO_FACE', () => crop(0, 500, 600, 200)],
])('rejects %s', async (_, code, photo) => {
  const verdict = await verdictOn(photo());
  expect(verdict).toMatchObject({ ok: false, code });
  if (!verdict.ok) expect(verdict.detail).toMatch(/\. .*(Use|Crop)/);
});

/** @param inset share of the face that each edge cuts off */
async function closeUp(person: string, inset: number): Promise<Buffer> {
  const file = await readFile(new URL(`../../fixtures/people/${person}.jpg`, import.meta.url));
  const image = await decodeImage(file);
  const [face] = await locateFaces(analyser, image);
  if (!face) throw new Error('no face');
  const { x, y, width, height } = face.mesh.box;
  const [left, top] = [Math.round(x + inset * width), Math.round(y + inset * height)];
  const sides = [width, height].map((side) => Math.round((1 - 2 * inset) * side));
  const part = sharp(file).extract({ left, top, width: sides[0], height: sides[1] });
  return pngOf(part.resize(600));
}

const onGrey = (picture: Buffer) =>
  sharp(picture)
    .extend({ top: 170, bottom: 170, left: 170, right: 170, background: '#808080' })
    .jpeg()
    .toBuffer();

test.each(['person-03', 'person-11', 'person-33'])(
  'judges a close-up by the face, not by the edge of the file: %s',
  async (person) => {
    const near = await closeUp(person, 0.02);
    const tooNear = await closeUp(person, 0.2);
    const verdicts = [near, await onGrey(near), tooNear, await onGrey(tooNear)].map(verdictOn);
    const cutOff = { ok: false, code: 'PHOTO_FACE_CUT_OFF' };
    expect(await Promise.all(verdicts)).toMatchObject([{ ok: true }, { ok: true }, cutOff, cutOff]);
  },
);

test('advises against half a face beside the own, which the search of the photo misses', async () => {
  const person = await portrait().png().toBuffer();
  const half = sharp(person).extract({ left: 219, top: 153, width: 104, height: 317 });
  const hidden = await half.resize(63).png().toBuffer();
  const photo = await pngOf(sharp(person).composite([{ input: hidden, left: 537, top: 150 }]));
  expect(await analyser.detect(await decodeImage(photo))).toHaveLength(1);
  const verdict = await verdictOn(photo);
  if (!verdict.ok) throw new Error(verdict.detail);
  expect(photoAdvice(verdict.face, verdict.otherFaces)).toBe('neighbor');
  const mesh = () => Promise.resolve({ presence: 0.08 });
  const noise = Object.create(FaceAnalyser.prototype, {
    sessions: { value: Reflect.get(analyser, 'sessions') },
    mesh: { value: mesh },
  }) as FaceAnalyser;
  const { box } = verdict.face;
  expect(await noise.detectBeside(await decodeImage(photo), box, [])).toEqual([]);
});

test('rejects a second person with a half-hidden face', async () => {
  const hand = await canvas(220, 130, '#a87').png().toBuffer();
  const person = await portrait().png().toBuffer();
  const hidden = await pngOf(portrait().composite([{ input: hand, left: 200, top: 300 }]));
  const pair = canvas(1_200, 700).composite([
    { input: person, left: 0, top: 0 },
    { input: hidden, left: 600, top: 0 },
  ]);
  expect(await verdictOn(pair.jpeg().toBuffer())).toMatchObject({ code: 'PHOTO_SEVERAL_FACES' });
});

test('offers crops that show one person of a group each', async () => {
  const photo = await sharp(group).toBuffer();
  const verdict = await verdictOn(photo);
  const faces = (!verdict.ok && verdict.faces) || [];
  expect(faces.length).toBeGreaterThanOrEqual(2);
  for (const { face, crop } of faces) {
    const { width, height } = await sharp(photo).metadata();
    const part = await sharp(photo)
      .extract({
        left: Math.floor(crop.x * width),
        top: Math.floor(crop.y * height),
        width: Math.floor(crop.width * width),
        height: Math.floor(crop.height * height),
      })
      .toBuffer();
    expect(await verdictOn(part)).toMatchObject({ ok: true });
    expect(crop.x).toBeLessThan(face.x);
    expect(crop.x + crop.width).toBeGreaterThan(face.x + face.width);
  }
});

test('a picture without a face is searched for small faces once', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({
    create: { width: 800, height: 800, channels: 3, background: '#888', noise },
  });
  const looks = await looksAt(await picture.jpeg({ quality: 60 }).toBuffer());
  // At the three other turns, and at the three widths of a close-up.
  expect(looks).toMatchObject({ thorough: 1, quick: 6 });
  expect(looks.meshes).toBeLessThan(24);
});

test('a crowd costs no more than the faces that decide the verdict', async () => {
  const face = await portrait().resize(150, 175).png().toBuffer();
  const places = Array.from({ length: 60 }, (_, i) => i);
  const crowd = canvas(1_600, 1_320).composite(
    places.map((i) => ({ input: face, left: (i % 10) * 160, top: Math.floor(i / 10) * 220 })),
  );
  const { verdict, ...looks } = await looksAt(await crowd.jpeg().toBuffer());
  expect(verdict).toMatchObject({ code: 'PHOTO_SEVERAL_FACES' });
  expect(looks).toMatchObject({ thorough: 1, quick: 3 });
  expect(looks.meshes).toBeLessThan(places.length);
});

/** The verdict on a file, and how often detection ran at all sizes, at large ones, and the mesh. */
async function looksAt(file: Buffer) {
  const detect = jest.spyOn(FaceAnalyser.prototype, 'detect');
  const mesh = jest.spyOn(FaceAnalyser.prototype, 'mesh');
  const verdict = await verdictOn(file);
  const quick = detect.mock.calls.filter(([, smallestTile]) => smallestTile).length;
  const looks = {
    thorough: detect.mock.calls.length - quick,
    quick,
    meshes: mesh.mock.calls.length,
  };
  jest.restoreAllMocks();
  return { verdict, ...looks };
}
