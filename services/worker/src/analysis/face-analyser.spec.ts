import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
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

const analyser = analyserSuite();

const sample = () => sharp(resolve('@vladmandic/face-api/demo/sample3.jpg'));

async function portrait(edit = (picture: Sharp) => picture): Promise<RgbImage> {
  const cropped = sample().extract({ left: 850, top: 60, width: 600, height: 700 });
  return decoded(edit(sharp(await pngOf(cropped))));
}

async function onlyFace(image: RgbImage): Promise<LocatedFace> {
  const faces = await locateFaces(analyser, image);
  expect(faces).toHaveLength(1);
  return faces[0];
}

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

test.each([0.08, 0.9])('finds a face that covers %d of a large photo', async (share) => {
  const side = 3000;
  const face = await sample()
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
  const group = await decodeImage(await sample().toBuffer());
  const photo = await portrait();
  const { mesh } = await onlyFace(photo);
  const reference = await analyser.embed(photo, mesh);
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
  const fallback = await FaceAnalyser.load({ providers: ['cuda'], threads: 1 });
  if (fallback.provider === 'cpu') {
    expect(fallback.rejectedProviders).toEqual([
      { provider: 'cuda', reason: expect.stringMatching(/./) as string },
    ]);
  }
  await onlyFace(await portrait());
  await fallback.close();
});
