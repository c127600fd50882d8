import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { decodeImage } from '../imaging/decode.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { ASTRONAUT, decoded, pictureOf, pngOf } from '../imaging/testing/pictures.js';
import { DEMO_FACES, DEMO_PHOTOS, demoPhoto } from '../testing/demo-people.js';
import { compareEmbeddings, LIKENESS_BAR, percentOf, SAME_PERSON } from './likeness.js';
import { locateFaces } from './locate-faces.js';
import { analyserSuite } from '../testing/suites.js';

/** Recalibrate all limits when a model, alignment or resampling changes these values. */
const DIFFERENT_PEOPLE = [
  { quantile: 0, euclid: 0.536 },
  { quantile: 0.01, euclid: 0.562 },
  { quantile: 0.05, euclid: 0.62 },
  { quantile: 0.25, euclid: 0.7 },
  { quantile: 0.5, euclid: 0.755 },
];
/** Changes of a photo, and the maximum median distance they may cause. */
const SAME_FACE: [string, (face: Sharp) => Sharp, number][] = [
  ['reduced to a third', (p) => p.resize(130), 0.1],
  ['strongly compressed', (p) => p.jpeg({ quality: 25 }), 0.14],
  [
    'warmer',
    (p) =>
      p.recomb([
        [1.15, 0, 0],
        [0, 1, 0],
        [0, 0, 0.8],
      ]),
    0.1,
  ],
  ['half as bright', (p) => p.linear(0.5, 0), 0.16],
  ['tilted by 25°', (p) => p.rotate(25, { background: '#777' }), 0.15],
  ['mirrored', (p) => p.flop(), 0.26],
];
const FACE_SIDE = 400;

type Person = { photo: RgbImage; x: number; y: number; embedding: Float32Array };

let people: Person[];
/** Of all pairs, ascending. The first is of one woman in two photos. */
let distances: number[];

const analyser = analyserSuite();
beforeAll(async () => {
  people = [];
  const astronaut = await readFile(ASTRONAUT);
  const photos = [
    await decodeImage(astronaut),
    ...(await Promise.all(DEMO_PHOTOS.map(demoPhoto))).map(({ image }) => image),
  ];
  for (const photo of photos) {
    for (const { mesh } of await locateFaces(analyser, photo)) {
      const { x, y, width, height } = mesh.box;
      const embedding = await analyser.embed(photo, mesh);
      people.push({ photo, x: x + width / 2, y: y + height / 2, embedding });
    }
  }
  const pairs = people.flatMap((a, i) => people.slice(0, i).map((b) => [a, b] as const));
  distances = pairs.map(([a, b]) => compareEmbeddings(a.embedding, b.embedding).euclid);
  distances.sort((a, b) => a - b);
});

async function embeddingsIn({ photo, x, y }: Person, edit: (face: Sharp) => Sharp) {
  const left = Math.max(0, Math.round(x - FACE_SIDE / 2));
  const top = Math.max(0, Math.round(y - FACE_SIDE / 2));
  const face = pictureOf(photo).extract({
    left,
    top,
    width: Math.min(FACE_SIDE, photo.width - left),
    height: Math.min(FACE_SIDE, photo.height - top),
  });
  const alone = sharp(await pngOf(face));
  const edited = await decoded(sharp(await edit(alone).toBuffer()));
  const found = await locateFaces(analyser, edited);
  const embeddings: Float32Array[] = [];
  for (const { mesh } of found) embeddings.push(await analyser.embed(edited, mesh));
  return embeddings;
}

it('finds and distinguishes all people in the photos', () => {
  const shown = Object.values(DEMO_FACES).reduce((sum, faces) => sum + faces.length, 0);
  expect(people).toHaveLength(shown + 1);
  const [twice, nearest] = distances;
  expect(twice).toBeLessThan(LIKENESS_BAR);
  expect(nearest).toBeGreaterThan(LIKENESS_BAR + 0.02);
  expect(percentOf(nearest)).toBeLessThan(50);
});

it('keeps the distances of different people, of which one pair in a hundred passes for one person', () => {
  const others = distances.slice(1);
  for (const { quantile, euclid } of DIFFERENT_PEOPLE) {
    const measured = others[Math.round(quantile * (others.length - 1))];
    expect(Math.abs(measured - euclid)).toBeLessThan(0.02);
  }
  const mistaken = others.filter((euclid) => euclid <= SAME_PERSON).length;
  expect(mistaken / others.length).toBeLessThan(0.01);
  const median = others[others.length >> 1];
  expect(percentOf(median)).toBe(0);
  expect(percentOf(median / 2)).toBeGreaterThan(70);
});

it.each(SAME_FACE)('recognises a person: %s', async (_name, edit, limit) => {
  const own: number[] = [];
  const some = people.filter((_, i) => i % 2 === 0);
  for (const person of some) {
    for (const one of await embeddingsIn(person, edit)) {
      const { euclid } = compareEmbeddings(person.embedding, one);
      if (euclid <= SAME_PERSON) own.push(euclid);
    }
  }
  // One is in half profile, which not every change leaves recognizable.
  expect(own.length).toBeGreaterThanOrEqual(some.length - 1);
  own.sort((a, b) => a - b);
  expect(own[own.length - 1]).toBeLessThan(LIKENESS_BAR);
  expect(own[own.length >> 1]).toBeLessThan(limit);
});
