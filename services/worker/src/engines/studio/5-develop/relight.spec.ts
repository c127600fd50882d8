import { toLinear } from '../../../imaging/colour.js';
import { CHANNELS, luma, type Planar } from '../../../imaging/planar.js';
import { downsamplePlanar } from '../../../imaging/resample.js';
import type { Scene } from '../model/scene.js';
import { relight } from './relight.js';
import { estimateLight } from '../3-light/spherical-harmonics.js';
import { sceneSuite } from '../../../testing/suites.js';

const SIZE = 256;
const scene = sceneSuite('person-33', SIZE);

/** The light of a narrow window on one side of the face: a stripe with two hard edges. */
function striped(
  from: number,
  to: number,
  gain: number,
  colour: readonly [number, number, number] = [1, 1, 1],
): Scene {
  const { landmarks, faceHeight } = scene;
  const middle = landmarks[1].x;
  const isLit = (i: number) => {
    const across = ((i % SIZE) - middle) / faceHeight;
    return across > from && across < to;
  };
  const { foreground: own } = scene;
  const planes = CHANNELS.map((channel, k) =>
    own[channel].map((v, i) => (isLit(i) ? colour[k] * v : gain * v)),
  );
  const foreground = { ...own, r: planes[0], g: planes[1], b: planes[2] };
  const field = scene.normals.size;
  const weight = new Float32Array(field * field);
  for (let i = 0; i < weight.length; i++) {
    const at = 2 * Math.floor(i / field) * scene.masks.size + 2 * (i % field);
    weight[i] = scene.masks.skin[at] * scene.masks.face[at];
  }
  const light = estimateLight(downsamplePlanar(foreground, 4), scene.normals, weight);
  return { ...scene, foreground, light };
}

/** Mean linear light of a band of the cheek. */
function lightOn(image: Planar, from: number, to: number): number {
  const { landmarks, faceHeight } = scene;
  const tone = luma(image);
  const [top, bottom] = [landmarks[1].y, landmarks[0].y];
  let [sum, count] = [0, 0];
  for (let y = Math.round(top); y < bottom; y++) {
    for (
      let x = Math.round(landmarks[1].x + from * faceHeight);
      x < landmarks[1].x + to * faceHeight;
      x++
    ) {
      sum += toLinear(tone[y * SIZE + x]);
      count++;
    }
  }
  return sum / count;
}

test.each([-0.9, 0.9])('a lamp from %f makes no stripe of light brighter', (x) => {
  const lit = striped(0.12, 0.22, 0.55);
  const rig = {
    ambient: [0.16, 0.16, 0.18],
    lamps: [{ from: [x, -0.4, 0.5], colour: [1, 1, 1], strength: 1, wrap: 0.1 }],
  } as const;
  const picture = relight(lit, lit.foreground, { rig, delight: 0.7, lowest: 0.14, highest: 1.9 });
  const contrast = (image: Planar) => lightOn(image, 0.13, 0.21) / lightOn(image, -0.1, 0.1);
  expect(contrast(picture)).toBeLessThan(1.15 * contrast(lit.foreground));
});

test.each([
  ['white', [1, 1, 1]],
  ['orange', [1, 0.7, 0.45]],
] as const)('a brighter face leaves a stripe of %s light as bright as it is', (_name, colour) => {
  const lit = striped(0.12, 0.22, 0.25, colour);
  const rig = { ambient: [1.6, 1.6, 1.6], lamps: [] } as const;
  const picture = relight(lit, lit.foreground, { rig, delight: 0.7, lowest: 0.14, highest: 1.9 });
  const gain = (from: number, to: number) =>
    lightOn(picture, from, to) / lightOn(lit.foreground, from, to);
  expect(gain(-0.1, 0.1)).toBeGreaterThan(1.3);
  expect(gain(0.13, 0.21)).toBeLessThan(1.12);
});
