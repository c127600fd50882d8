import { seededRandom } from '../../pixels/random.js';
import { middleOfHead, topOfHead } from '../head-outline.js';
import type { Scene } from '../scene.js';
import { chooseFrame } from './choose-frame.js';
import { variationOf } from './variation.js';

const SIZE = 288;
const FACE_HEIGHT = 0.38 * SIZE;
const SEEDS = [16, 17, 18, 19, 20, 21, 22, 23];

type Head = { x: number; top: number; looks?: 'left' | 'right' };

/** A head of ellipses on shoulders; `x` and `top` in shares of the scene. */
function sceneOf({ x, top, looks = 'left' }: Head): Scene {
  const alpha = new Float32Array(SIZE * SIZE);
  const [middle, eyes] = [SIZE / 2, 0.43 * SIZE];
  const chin = eyes + 0.58 * FACE_HEIGHT;
  const centre = (top * SIZE + chin) / 2;
  for (let v = 0; v < SIZE; v++) {
    for (let u = 0; u < SIZE; u++) {
      const across = (u + 0.5 - x * SIZE) / (0.4 * FACE_HEIGHT);
      const isHead = Math.hypot(across, (v + 0.5 - centre) / (chin - centre)) < 1;
      const isBody = v > chin && Math.abs(u - middle) < FACE_HEIGHT;
      if (isHead || isBody) alpha[v * SIZE + u] = 1;
    }
  }
  const landmarks = Array.from({ length: 468 }, () => ({ x: middle, y: eyes, z: 0 }));
  const put = (id: number, u: number, v: number) => (landmarks[id] = { x: u, y: v, z: 0 });
  put(152, middle, chin);
  put(1, middle + (looks === 'left' ? -10 : 10), eyes + 0.2 * FACE_HEIGHT);
  put(61, middle, eyes + 0.36 * FACE_HEIGHT);
  put(291, middle, eyes + 0.36 * FACE_HEIGHT);
  return { size: SIZE, alpha, landmarks, faceHeight: FACE_HEIGHT } as unknown as Scene;
}

function framesOf(scene: Scene, closeness = 1) {
  return SEEDS.map((seed) => {
    const wanted = { variation: variationOf(seed), closeness, isPosed: false };
    const frame = chooseFrame(scene, seededRandom(seed).fork('frame'), wanted);
    return { ...frame, aside: (middleOfHead(scene) - frame.x) / frame.width - 0.5, seed };
  });
}

describe('the eight frames of a set', () => {
  const heads: Head[] = [
    { x: 0.5, top: 0.12 },
    { x: 0.44, top: 0.2 },
    { x: 0.57, top: 0.05, looks: 'right' },
  ];

  it.each(heads)('leave room above the hair and stay inside the scene: %o', (head) => {
    const scene = sceneOf(head);
    for (const { x, y, width } of framesOf(scene)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y) + width).toBeLessThanOrEqual(SIZE + 1e-6);
      expect((topOfHead(scene)! - y) / width).toBeGreaterThan(0.04);
    }
  });

  it.each(heads)('hold the head in their middle, but where they mean otherwise: %o', (head) => {
    for (const { aside, seed } of framesOf(sceneOf(head))) {
      const meant = variationOf(seed).aside * (head.looks === 'right' ? -1 : 1);
      expect(Math.abs(aside - meant)).toBeLessThan(0.015);
    }
  });

  it('show the head from near and from far', () => {
    const sides = framesOf(sceneOf({ x: 0.5, top: 0.15 })).map(({ width }) => width);
    expect(Math.max(...sides) / Math.min(...sides)).toBeGreaterThan(1.3);
  });

  it('give room to where the face looks', () => {
    const [left, right] = (['left', 'right'] as const).map((looks) =>
      framesOf(sceneOf({ x: 0.5, top: 0.15, looks })).find(({ seed }) => seed === 20)!,
    );
    expect(left.aside).toBeGreaterThan(0.03);
    expect(right.aside).toBeLessThan(-0.03);
  });

  it('reach the upper edge only where the photo cuts the hair', () => {
    const scene = sceneOf({ x: 0.5, top: 0 });
    expect(topOfHead(scene)).toBeNull();
    for (const { y } of framesOf(scene)) expect(y).toBeGreaterThanOrEqual(0);
  });

  it('are all nearer where a close-up was asked for', () => {
    const scene = sceneOf({ x: 0.5, top: 0.2 });
    const usual = framesOf(scene);
    for (const [i, { width }] of framesOf(scene, 1.32).entries()) {
      expect(width).toBeLessThan(Math.max(usual[i].width, 0.8 * SIZE) / 1.1);
    }
  });
});
