import { alignedFace } from '../faces/align-face.js';
import { keyPointImage } from '../faces/key-point-image.js';
import { PackFaces } from '../faces/pack-faces.js';
import { leastColourOverlap, relativeError } from '../testing/compare.js';
import { Golden } from '../testing/golden.js';
import { openTinyPack } from '../testing/tiny-pack.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';

const DECODE_BAR = 1e-3;
const CROP_BAR = 2;
const OVERLAP_BAR = 0.99;
const GRAPH_BAR = 1e-4;

const golden = await Golden.read('sdxl-instantid');
const pack = await openTinyPack('sdxl-instantid');
afterAll(() => pack.close());

function photo(): RgbImage {
  const { width, height, data } = golden.image('face.photo_quarter');
  const large = new Uint8Array(width * height * 48);
  for (let i = 0; i < large.length / 3; i++) {
    const [x, y] = [(i % (4 * width)) >> 2, Math.floor(i / (4 * width)) >> 2];
    large.set(data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3), 3 * i);
  }
  return { width: 4 * width, height: 4 * height, data: large };
}

describe('the faces of a pack', () => {
  const open = async () => {
    const { face } = pack.manifest;
    if (!face) throw new Error('the tiny pack has no face models');
    return PackFaces.open(pack.graphs, face);
  };

  it('are found where the published detector’s decoding finds them', async () => {
    const found = await (await open()).detect(photo());
    expect(found).toHaveLength(golden.dims('face.scores')[0]);
    const boxes = found.flatMap(({ box: { x, y, width, height } }) => [
      x,
      y,
      x + width,
      y + height,
    ]);
    expect(relativeError(boxes, golden.numbers('face.boxes'))).toBeLessThanOrEqual(DECODE_BAR);
    const points = found.flatMap((face) => face.points.flat());
    expect(relativeError(points, golden.numbers('face.points'))).toBeLessThanOrEqual(DECODE_BAR);
    const scores = found.map(({ score }) => score);
    expect(relativeError(scores, golden.numbers('face.scores'))).toBeLessThanOrEqual(DECODE_BAR);
  });

  it('are cut out as OpenCV cuts them out', () => {
    const largest = golden.numbers('face.largest')[0];
    const crop = alignedFace(photo(), golden.points('face.points', largest), 112);
    const expected = golden.numbers('face.crop');
    const worst = expected.reduce((most, value, i) => Math.max(most, Math.abs(value - crop[i])), 0);
    expect(worst).toBeLessThanOrEqual(CROP_BAR);
  });

  it('have the published embedding, not normalised', async () => {
    const largest = golden.numbers('face.largest')[0];
    const points = golden.points('face.points', largest);
    const embedding = await (await open()).embed(photo(), points);
    const expected = golden.numbers('face.embedding');
    // The golden crop is rounded to bytes; this one is not.
    expect(relativeError(embedding, expected)).toBeLessThanOrEqual(100 * GRAPH_BAR);
    expect(Math.hypot(...expected)).not.toBeCloseTo(1, 1);
  });
});

describe.each(['upright', 'tilted', 'long', 'cut'])(
  'the picture of the points of a face, %s',
  (name) => {
    it('covers what the published one covers, colour by colour', () => {
      const expected = golden.image(`key_points.${name}.picture`);
      const points = golden.points(`key_points.${name}.points`);
      const image = keyPointImage(points, expected.width, expected.height);
      expect(leastColourOverlap(image, expected)).toBeGreaterThanOrEqual(OVERLAP_BAR);
    });
  },
);
