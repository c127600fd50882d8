import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { builtModels } from '../testing/built-models.js';
import { decoded, pngOf } from '../imaging/testing/pictures.js';
import { decodeImage } from '../imaging/decode.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { FaceAnalyser } from './face-analyser.js';
import type { Box } from './geometry.js';
import { headPose } from './head-pose.js';
import { compareEmbeddings, embedFaceAt, LIKENESS_BAR } from './likeness.js';
import { type LocatedFace, locateFaces } from './locate-faces.js';
import { analyserSuite } from '../testing/suites.js';

const { resolve } = createRequire(import.meta.url);
const modelsDir = builtModels();

const analyser = analyserSuite();

function sample(number: number): Sharp {
  return sharp(resolve(`@vladmandic/face-api/demo/sample${number}.jpg`));
}

async function portrait(edit = (picture: Sharp) => picture): Promise<RgbImage> {
  const cropped = sample(3).extract({ left: 850, top: 60, width: 600, height: 700 });
  return decoded(edit(sharp(await pngOf(cropped))));
}

async function onlyFace(image: RgbImage): Promise<LocatedFace> {
  const faces = await locateFaces(analyser, image);
  expect(faces).toHaveLength(1);
  return faces[0];
}

async function embeddingOf(image: RgbImage): Promise<Float32Array> {
  return analyser.embed(image, (await onlyFace(image)).mesh);
}

test('finds and distinguishes all people in the group photos', async () => {
  const people: { photo: number; x: number; embedding: Float32Array }[] = [];
  for (const photo of [1, 2, 3, 4, 5, 6]) {
    const image = await decodeImage(await sample(photo).toBuffer());
    for (const { mesh } of await locateFaces(analyser, image)) {
      people.push({ photo, x: mesh.box.x, embedding: await analyser.embed(image, mesh) });
    }
  }
  const counts = [1, 2, 3, 4, 5, 6].map((photo) => people.filter((p) => p.photo === photo).length);
  expect(counts).toEqual([3, 3, 3, 4, 5, 4]);

  const distances = people.flatMap((a, i) =>
    people.slice(0, i).map((b) => compareEmbeddings(a.embedding, b.embedding).euclid),
  );
  const sorted = distances.sort((a, b) => a - b);
  // One woman is in two photos: on the right of sample 1 and in the middle of sample 3.
  expect(sorted[0]).toBeLessThan(LIKENESS_BAR);
  expect(sorted[1]).toBeGreaterThan(LIKENESS_BAR);
  expect(sorted[sorted.length >> 1]).toBeGreaterThan(0.7);
});

test.each([
  ['tilted by 25°', (p: Sharp) => p.rotate(25, { background: '#777' }), 0.15],
  ['mirrored', (p: Sharp) => p.flop(), 0.3],
  ['at a third of the size', (p: Sharp) => p.resize(200), 0.15],
  ['half as bright', (p: Sharp) => p.linear(0.5, 0), 0.25],
])('recognises a person %s', async (_, edit, limit) => {
  const reference = await embeddingOf(await portrait());
  const { euclid } = compareEmbeddings(reference, await embeddingOf(await portrait(edit)));
  expect(euclid).toBeLessThan(limit);
});

test('reads the head pose in the documented directions', async () => {
  const pose = headPose((await onlyFace(await portrait())).mesh);
  const mirrored = headPose((await onlyFace(await portrait((p) => p.flop()))).mesh);
  const tilted = headPose(
    (await onlyFace(await portrait((p) => p.rotate(25, { background: '#777' })))).mesh,
  );
  expect(pose.yaw).toBeLessThan(-8); // towards the left edge
  expect(Math.abs(mirrored.yaw + pose.yaw)).toBeLessThan(4);
  expect(Math.abs(mirrored.roll + pose.roll)).toBeLessThan(4);
  expect(Math.abs(tilted.roll - pose.roll - 25)).toBeLessThan(4);
});

test.each([0.08, 0.2, 0.9])('finds a face that covers %d of a large photo', async (share) => {
  const side = 3000;
  const face = await sample(3)
    .extract({ left: 1010, top: 190, width: 310, height: 340 })
    .resize({ height: Math.round(side * share) })
    .toBuffer();
  const photo = sharp({ create: { width: side, height: side, channels: 3, background: '#887' } });
  await onlyFace(await decoded(photo.composite([{ input: face, left: 60, top: 100 }])));
});

test('separates the person from the background', async () => {
  const { width, height, probability } = await analyser.segment(await portrait());
  const at = (x: number, y: number): number =>
    probability[Math.floor(y * height) * width + Math.floor(x * width)];
  expect(at(0.5, 0.45)).toBeGreaterThan(0.9);
  expect(at(0.03, 0.03)).toBeLessThan(0.1);
});

test('measures the likeness of the face at the expected place', async () => {
  const group = await decodeImage(await sample(3).toBuffer());
  const { mesh } = await onlyFace(await portrait());
  const reference = await embeddingOf(await portrait());
  const there = { ...mesh.box, x: mesh.box.x + 850, y: mesh.box.y + 60 };
  const likenessAt = async (box: Box) => {
    const embedding = await embedFaceAt(analyser, group, box);
    return embedding && compareEmbeddings(reference, embedding);
  };
  expect((await likenessAt(there))?.percent).toBeGreaterThan(90);
  const neighbour = { ...there, x: there.x + 430, y: there.y + 80 };
  expect((await likenessAt(neighbour))?.euclid).toBeGreaterThan(LIKENESS_BAR);
  expect(await likenessAt({ ...there, x: 20, y: 900 })).toBeUndefined();
});

test('falls back to the CPU and says why', async () => {
  const fallback = await FaceAnalyser.load({ modelsDir, providers: ['cuda'], threads: 1 });
  if (fallback.provider === 'cpu') {
    expect(fallback.rejectedProviders).toEqual([
      { provider: 'cuda', reason: expect.stringMatching(/./) as string },
    ]);
  }
  await onlyFace(await portrait());
  await fallback.close();
});
