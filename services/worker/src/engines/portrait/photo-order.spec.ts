import type { DetectedFace } from '../../analysis/face-detection.js';
import { LANDMARK } from '../../analysis/face-landmarks.js';
import type { KnownFace } from './identity.js';
import { bestFirst, type PhotoWish } from './photo-order.js';

type Photo = { width?: number; yaw?: number; above?: number; sideContrast?: number };

/** Level, looking into the camera unless turned. */
function photo({ width = 300, yaw = 0, above = 1, sideContrast = 1.2 }: Photo = {}) {
  const points = new Float32Array(468 * 3);
  const put = (id: number, ...at: [x: number, y: number, z: number]) => points.set(at, 3 * id);
  const turn = (yaw * Math.PI) / 180;
  for (const [right, left] of [
    [LANDMARK.rightTemple, LANDMARK.leftTemple],
    [LANDMARK.rightCheek, LANDMARK.leftCheek],
    [LANDMARK.rightEyeOuter, LANDMARK.leftEyeOuter],
    [LANDMARK.mouthRight, LANDMARK.mouthLeft],
  ]) {
    put(right, 0, 0, 0);
    put(left, Math.cos(turn), 0, Math.sin(turn));
  }
  put(LANDMARK.foreheadTop, 0, 0, 0);
  put(LANDMARK.chin, 0, 1, Math.tan((11 * Math.PI) / 180));
  const face: KnownFace = {
    detected: {} as DetectedFace,
    mesh: { points, presence: 1, box: { x: 0, y: 0, width, height: 1.3 * width } },
    embedding: new Float32Array(),
    sharpness: 0.02,
    sideContrast,
    room: { above, left: 1, right: 1 },
  };
  return { face };
}

const chosen = (photos: Photo[], wish: PhotoWish = {}) => {
  const seen = photos.map(photo);
  return photos[seen.indexOf(bestFirst(seen, wish)[0])];
};

const CLOSE = { width: 500, above: 0.05 };
const WHOLE = { width: 220, above: 0.8 };

test('a photograph takes the large face, a drawing the whole head', () => {
  expect(chosen([CLOSE, WHOLE])).toBe(CLOSE);
  expect(chosen([CLOSE, WHOLE], { need: 'whole head' })).toBe(WHOLE);
});

test('a drawing does not take a tiny face for its hair', () => {
  const tiny = { width: 55, above: 0.8 };
  expect(chosen([CLOSE, tiny], { need: 'whole head' })).toBe(CLOSE);
});

test('a dramatic style takes a slightly turned head, others the one that faces the camera', () => {
  const [front, turned, profile] = [{}, { yaw: -18 }, { yaw: 60 }];
  expect(chosen([profile, turned, front])).toBe(front);
  expect(chosen([profile, front, turned], { need: 'turned head' })).toBe(turned);
});

test('even light wins over a somewhat larger face in half shadow', () => {
  const shaded = { width: 330, sideContrast: 3.2 };
  const even = { width: 290 };
  expect(chosen([shaded, even])).toBe(even);
});

test('a requested pose decides before the needs of the style', () => {
  const pose = { yaw: 30, pitch: 0, roll: 0 };
  const turned = { ...CLOSE, yaw: 28 };
  expect(chosen([WHOLE, turned], { need: 'whole head', pose })).toBe(turned);
});
