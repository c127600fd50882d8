import sharp, { type Sharp } from 'sharp';
import { ownDrawing } from '@likeness/service-kit/pictures/own-drawing';
import { loadPeople } from '../../bench/people.js';
import { rgbToLab } from '../../imaging/colour.js';
import { decodeImage } from '../../imaging/decode.js';
import { isMonochrome } from '../../imaging/monochrome.js';
import { fromRgb } from '../../imaging/planar.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { seededRandom } from '../../imaging/random.js';
import { pictureOf, pngOf } from '../../imaging/testing/pictures.js';
import { featureCentres } from '../face-landmarks.js';
import { faceQuality } from '../face-quality.js';
import { locateFaces } from '../locate-faces.js';
import { noiseOf } from './noise.js';
import { openedUp, repaired } from './repair-photo.js';
import { analyserSuite } from '../../testing/suites.js';

let people: Map<string, RgbImage>;

const analyser = analyserSuite();
beforeAll(async () => {
  people = new Map((await loadPeople()).map(({ name, photo }) => [name, photo]));
});

function photoOf(name = 'person-46'): RgbImage {
  const photo = people.get(name);
  if (!photo) throw new Error(`There is no ${name}`);
  return photo;
}

const asJpeg = async (picture: Sharp) =>
  decodeImage(await picture.jpeg({ quality: 85 }).toBuffer());

async function meshIn(photo: RgbImage) {
  const [face] = await locateFaces(analyser, photo);
  if (!face) throw new Error('There is no face');
  return face.mesh;
}

async function repair(photo: RgbImage): Promise<RgbImage> {
  const opened = await openedUp(photo);
  return repaired(opened, await meshIn(opened));
}

/** Mean L*, a*, b* of the middle of the face. */
async function skinOf(photo: RgbImage): Promise<number[]> {
  const { x, y, width, height } = (await meshIn(photo)).box;
  const { channels } = await pictureOf(photo)
    .extract({
      left: Math.round(x + width / 4),
      top: Math.round(y + height / 4),
      width: Math.round(width / 2),
      height: Math.round(height / 2),
    })
    .stats();
  const lab = [0, 0, 0];
  const [r, g, b] = channels.map(({ mean }) => mean / 255);
  rgbToLab(r, g, b, lab);
  return lab;
}

test('photos without a fault stay as they are', async () => {
  const changed: string[] = [];
  for (const [name, photo] of people) if ((await repair(photo)) !== photo) changed.push(name);
  // A dark edge, and lamps at night.
  expect(changed).toEqual(['person-03', 'person-15']);
});

test('cuts the bars of a screenshot off, with clock and buttons', async () => {
  const { width, height } = photoOf();
  const bar = Math.round(width / 4);
  const symbols = `<svg width="${width}" height="${height + 2 * bar}">
    <text x="30" y="60" font-size="26" fill="#fff">9:41</text>
    <circle cx="60" cy="${height + 1.5 * bar}" r="20" fill="#e33"/></svg>`;
  const top = pictureOf(photoOf()).extend({ top: bar, background: '#000' });
  const screen = await pngOf(top.extend({ bottom: bar, background: '#fff' }));
  const drawn = await pngOf(ownDrawing(Buffer.from(symbols)));
  const { height: left } = await openedUp(
    await asJpeg(sharp(screen).composite([{ input: drawn }])),
  );
  expect(Math.abs(left - height)).toBeLessThan(8);
});

test.each([
  ['alone', 0, 255],
  ['in a screenshot', 90, 130],
])('the edge of a round picture %s goes on to the corners', async (_name, room, grey) => {
  const side = Math.min(photoOf().width, photoOf().height);
  const background = { r: grey, g: grey, b: grey };
  const whole = await pngOf(
    pictureOf(photoOf()).extract({ left: 0, top: 0, width: side, height: side }),
  );
  const circle = ownDrawing(
    Buffer.from(`<svg width="${side}" height="${side}"><circle cx="50%" cy="50%" r="50%"/></svg>`),
  );
  const round = sharp(whole).composite([{ input: await pngOf(circle), blend: 'dest-in' }]);
  const margin = { top: room, bottom: 2 * room, left: room, right: room, background };
  const alone = await pngOf(sharp(await pngOf(round)).flatten({ background }));
  const { width, height, data } = await openedUp(await asJpeg(sharp(alone).extend(margin)));
  expect(Math.abs(width - side) + Math.abs(height - side)).toBeLessThan(8);
  for (const corner of [0, width - 1]) {
    expect(Math.abs(data[3 * corner] - grey)).toBeGreaterThan(30);
  }
});

test.each([
  ['blue', [0.5, 0.7, 1.1]],
  ['purple', [0.9, 0.6, 1]],
  ['orange', [1.1, 0.8, 0.45]],
  ['green', [0.75, 1, 0.7]],
])('neutralizes %s light', async (_name, light) => {
  const before = await skinOf(photoOf());
  const tinted = await asJpeg(pictureOf(photoOf()).linear(light, [0, 0, 0]));
  const away = ([, a, b]: number[]) => Math.hypot(a - before[1], b - before[2]);
  const spoilt = away(await skinOf(tinted));
  expect(spoilt).toBeGreaterThan(9);
  expect(away(await skinOf(await repair(tinted)))).toBeLessThan(0.65 * spoilt);
});

test('keeps the color of a painted face', async () => {
  const photo = photoOf();
  const mesh = await meshIn(photo);
  const { x, y, width, height } = mesh.box;
  const { rightEye, leftEye } = featureCentres(mesh);
  const eyes = [rightEye, leftEye].map(
    ([cx, cy]) => `<ellipse cx="${cx}" cy="${cy}" rx="${width / 9}" ry="${width / 18}"/>`,
  );
  const paint = `<svg width="${photo.width}" height="${photo.height}">
    <mask id="skin"><rect width="100%" height="100%" fill="#fff"/>${eyes.join('')}</mask>
    <ellipse cx="${x + width / 2}" cy="${y + height / 2}" rx="${width / 2}" ry="${height / 2}"
      fill="#2050ff" opacity="0.45" mask="url(#skin)"/></svg>`;
  const input = await pngOf(ownDrawing(Buffer.from(paint)));
  const painted = await asJpeg(pictureOf(photo).composite([{ input }]));
  expect((await repair(painted)) === painted).toBe(true);
});

test.each([0.35, 0.2])('lightens an underexposed photo: %d of its values', async (share) => {
  const dim = await asJpeg(pictureOf(photoOf()).linear(share, 0));
  const bright = await repair(dim);
  const { brightness } = faceQuality(bright, (await meshIn(bright)).box);
  expect(brightness).toBeGreaterThan(80);
});

test('a gray face with a colored accent becomes a photo without color', async () => {
  const { width, height } = photoOf();
  const strip = pictureOf(photoOf()).extract({ left: 0, top: height - 60, width, height: 60 });
  const accent = await pngOf(strip.tint('#d33'));
  const gray = await pngOf(pictureOf(photoOf()).greyscale().toColourspace('srgb'));
  const photo = await asJpeg(sharp(gray).composite([{ input: accent, left: 0, top: height - 60 }]));
  expect(isMonochrome(fromRgb(photo))).toBe(false);
  expect(isMonochrome(fromRgb(await repair(photo)))).toBe(true);
});

test.each(['person-03', 'person-05', 'person-11'])(
  '%s keeps faint, blurred colors',
  async (name) => {
    const soft = await pngOf(pictureOf(photoOf(name)).blur(6));
    const photo = await asJpeg(sharp(soft).modulate({ saturation: 0.6 }));
    expect(isMonochrome(fromRgb(await repair(photo)))).toBe(false);
  },
);

test.each([
  ['noise', 3, noisy],
  ['JPEG blocks', 0, blocky],
])('smooths %s', async (_name, least, spoil) => {
  const clean = photoOf();
  const spoilt = await spoil(clean);
  const { box } = await meshIn(spoilt);
  const mended = await repair(spoilt);
  expect(noiseOf(spoilt, box)).toBeGreaterThanOrEqual(least);
  expect(distance(mended, clean)).toBeLessThan(0.93 * distance(spoilt, clean));
});

async function noisy(photo: RgbImage): Promise<RgbImage> {
  const random = seededRandom(4);
  const grain = () => 20 * (random.next() + random.next() + random.next() - 1.5);
  const data = Uint8ClampedArray.from(photo.data, (value) => value + grain());
  return asJpeg(pictureOf({ ...photo, data: new Uint8Array(data.buffer) }));
}

async function blocky(photo: RgbImage): Promise<RgbImage> {
  return decodeImage(await pictureOf(photo).jpeg({ quality: 10 }).toBuffer());
}

/** RMS difference of all values. */
function distance(a: RgbImage, b: RgbImage): number {
  const squares = a.data.reduce((sum, value, i) => sum + (value - b.data[i]) ** 2, 0);
  return Math.sqrt(squares / a.data.length);
}
