import { rgbToLab } from '../../../imaging/colour.js';
import { planar } from '../../../imaging/planar.js';
import { cheekTone } from '../../../analysis/skin-tone.js';
import { balanceFor, keepSkin, noLighterFeatures } from './own-skin.js';
import { toneOf } from './tone.js';
import type { Scene } from '../model/scene.js';

const SIZE = 64;
const SKIN = [0.55, 0.4, 0.32] as const;

function filled(r: number, g: number, b: number) {
  const image = planar(SIZE, SIZE);
  image.r.fill(r);
  image.g.fill(g);
  image.b.fill(b);
  return image;
}

function sitter(mouth: number): Scene {
  const landmarks = Array.from({ length: 468 }, () => ({ x: SIZE / 2, y: SIZE / 2, z: 0 }));
  landmarks[10].y = 8;
  landmarks[152].y = 56;
  for (const id of [50, 205]) landmarks[id].x = 20;
  for (const id of [280, 425]) landmarks[id].x = 44;
  const plane = (value: number) => new Float32Array(SIZE * SIZE).fill(value);
  const scene: Partial<Scene> = {
    size: SIZE,
    alpha: plane(1),
    landmarks,
    isMonochrome: false,
    masks: {
      skin: plane(1),
      face: plane(1),
      eyes: plane(0),
      mouth: plane(mouth),
    } as Scene['masks'],
  };
  return scene as Scene;
}

test.each([
  ['darker and redder', 0.45, 0.28, 0.22],
  ['lighter and paler', 0.8, 0.72, 0.68],
])('brings back cheeks that a style made %s', (_name, r, g, b) => {
  const scene = sitter(0);
  const photo = filled(...SKIN);
  const wanted = cheekTone(photo, scene.landmarks)!;
  const found = cheekTone(keepSkin(scene, filled(r, g, b), photo), scene.landmarks)!;
  for (const channel of ['l', 'a', 'b'] as const) {
    expect(Math.abs(found[channel] - wanted[channel])).toBeLessThan(1.8);
  }
});

test('keeps what a style changes within what is allowed', () => {
  const scene = sitter(0);
  const [r, g, b] = SKIN;
  const picture = filled(r + 0.005, g + 0.005, b + 0.005);
  const before = cheekTone(picture, scene.landmarks)!;
  const after = cheekTone(keepSkin(scene, picture, filled(r, g, b)), scene.landmarks)!;
  expect(after.l).toBeCloseTo(before.l, 1);
});

test('makes no lips lighter than in the photo', () => {
  const [r, g, b] = SKIN;
  const picture = keepSkin(sitter(1), filled(r + 0.01, g + 0.01, b + 0.01), filled(r, g, b));
  expect(picture.g[0]).toBeLessThanOrEqual(g + 0.001);
});

test('darkens eyes and lips with the face', () => {
  const scene = sitter(0);
  const middle = (SIZE / 2) * SIZE + SIZE / 2;
  scene.masks.eyes[middle] = 1;
  const photo = filled(0.4, 0.4, 0.4);
  const picture = filled(0.2, 0.2, 0.2);
  picture.g[middle] = 0.6;
  const { g } = noLighterFeatures(scene, picture, photo);
  expect(g[middle]).toBeLessThan(0.35);
  expect(g[0]).toBeCloseTo(0.2, 3);
});

test('leaves the backdrop beside a turned head alone', () => {
  const scene = sitter(1);
  scene.alpha[0] = 0;
  const { g } = noLighterFeatures(scene, filled(0.6, 0.6, 0.6), filled(0, 0, 0));
  expect([g[0], g[1]]).toEqual([expect.closeTo(0.6), expect.closeTo(0)]);
});

test('keeps dark skin darker than light skin in styles without colour', () => {
  const toneAt = (luma: number) => toneOf(sitter(0), filled(luma, luma, luma), 0.64)[0];
  expect(toneAt(0.25)).toBeGreaterThan(0.25);
  expect(toneAt(0.25)).toBeLessThan(0.45);
  expect(toneAt(0.6) - toneAt(0.25)).toBeGreaterThan(0.2);
});

test('balances skin in blue light and leaves skin of any shade in daylight alone', () => {
  const labOf = (r: number, g: number, b: number) => {
    const lab = [0, 0, 0];
    rgbToLab(r, g, b, lab);
    return { l: lab[0], a: lab[1], b: lab[2] };
  };
  expect(balanceFor(labOf(0.85, 0.68, 0.58))).toEqual([1, 1, 1]);
  expect(balanceFor(labOf(0.36, 0.24, 0.18))).toEqual([1, 1, 1]);
  const [red, , blue] = balanceFor(labOf(0.5, 0.42, 0.58));
  expect(red).toBeGreaterThan(blue);
});
