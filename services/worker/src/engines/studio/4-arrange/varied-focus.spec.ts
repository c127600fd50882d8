import { luma, type Planar } from '../../../imaging/planar.js';
import { frame, type Scene } from '../model/scene.js';
import { focusOnFace } from './varied-focus.js';
import { sceneSuite } from '../../../testing/suites.js';

const SIZE = 512;
const SOFTNESS = 0.022;
const scene = sceneSuite('person-07', SIZE);

type Area = (x: number, y: number) => boolean;

const stripes = (light: number) => (x: number) => light + (x % 6 < 3 ? 0.05 : -0.05);

/** Draws a gray pattern where `area` holds. */
function drawn(area: Area, shade: (x: number, y: number) => number): Scene {
  const { foreground } = scene;
  const picture = {
    ...foreground,
    r: foreground.r.slice(),
    g: foreground.g.slice(),
    b: foreground.b.slice(),
  };
  const alpha = scene.alpha.slice();
  for (let i = 0; i < picture.r.length; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    if (!area(x, y)) continue;
    alpha[i] = 1;
    picture.r[i] = picture.g[i] = picture.b[i] = shade(x, y);
  }
  return { ...scene, foreground: picture, alpha };
}

function detailIn(image: Planar, area: Area): number {
  const tone = luma(image);
  let sum = 0;
  for (let i = 1; i < tone.length; i++)
    if (area(i % SIZE, Math.floor(i / SIZE))) sum += Math.abs(tone[i] - tone[i - 1]);
  return sum;
}

const kept = (of: Scene, area: Area) =>
  detailIn(focusOnFace(of, SOFTNESS).foreground, area) / detailIn(of.foreground, area);

const chin = () => scene.landmarks[152];
const beside: Area = (x, y) =>
  Math.abs(x - chin().x) > 0.55 * scene.faceHeight && y > scene.landmarks[10].y;
const aroundHead: Area = (x, y) => y < chin().y && beside(x, y);
const onShoulders: Area = (_x, y) => y > chin().y + 0.6 * scene.faceHeight;

test('wide hair beside the face and on the shoulders stays sharp', () => {
  const curls = drawn(beside, stripes(0.1));
  expect(kept(curls, aroundHead)).toBeGreaterThan(0.95);
  const below: Area = (x, y) => y > chin().y + 0.3 * scene.faceHeight && beside(x, y);
  expect(kept(curls, below)).toBeGreaterThan(0.9);
});

test('the dark and the light locks of an afro stay sharp above and below the chin', () => {
  const { landmarks, faceHeight } = scene;
  const isAfro: Area = (x, y) =>
    Math.hypot(x - landmarks[1].x, y - landmarks[10].y) < 1.7 * faceHeight &&
    beside(x, y - 0.1 * faceHeight);
  const afro = drawn(isAfro, (x, y) => (Math.sin(x / 1.7) * Math.sin(y / 2.1) > 0 ? 0.5 : 0.06));
  expect(kept(afro, (x, y) => isAfro(x, y) && y < chin().y)).toBeGreaterThan(0.95);
  const below: Area = (x, y) => isAfro(x, y) && y > chin().y + 0.1 * faceHeight;
  expect(kept(afro, below)).toBeGreaterThan(0.9);
});

test('cloth behind the face blurs, but not in a close photo', () => {
  const shirt = drawn(onShoulders, stripes(0.9));
  expect(kept(shirt, onShoulders)).toBeLessThan(0.6);
  const window = { x: 0.25 * SIZE, y: 0.25 * SIZE, width: 0.5 * SIZE, height: 0.5 * SIZE };
  const close = frame(scene, window, SIZE);
  expect(focusOnFace(close, SOFTNESS) === close).toBe(true);
});
