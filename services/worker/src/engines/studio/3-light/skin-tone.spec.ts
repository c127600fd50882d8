import { FACE_OVAL } from '../../../analysis/face-landmarks.js';
import { eachPlane, type Planar } from '../../../imaging/planar.js';
import { fillPolygon } from '../../../imaging/polygon.js';
import { loadPeople } from '../../../bench/people.js';
import { personPhoto, viewOf } from '../../../testing/person-view.js';
import { gradeSkin } from '../5-develop/retouch.js';
import { balanced } from '../5-develop/own-skin.js';
import type { Scene } from '../model/scene.js';
import type { View } from '../model/view.js';
import { heightOfFace } from '../../../analysis/landmarks.js';
import { findMasks } from './masks.js';
import { isFaceCovered } from '../../../analysis/skin-tone.js';
import { analyserSuite } from '../../../testing/suites.js';

const SIZE = 256;
const analyser = analyserSuite();

/** Cloth over the face below the nose bridge. */
function masked({ picture, landmarks }: View, cloth: readonly [number, number, number]): Planar {
  const out = eachPlane(picture, (plane) => plane.slice());
  const cover = new Float32Array(SIZE * SIZE);
  const top = landmarks[195].y;
  const outline = FACE_OVAL.map((id) => ({ ...landmarks[id], y: Math.max(top, landmarks[id].y) }));
  fillPolygon(cover, SIZE, SIZE, outline);
  for (let i = 0; i < cover.length; i++) if (cover[i] > 0) [out.r[i], out.g[i], out.b[i]] = cloth;
  return out;
}

function sceneOf(picture: Planar, { landmarks }: View): Scene {
  const alpha = new Float32Array(SIZE * SIZE).fill(1);
  const faceHeight = heightOfFace(landmarks);
  const { masks, tone, isCovered } = findMasks(picture, alpha, landmarks, faceHeight);
  const scene: Partial<Scene> = {
    size: SIZE,
    foreground: picture,
    alpha,
    landmarks,
    faceHeight,
    masks,
    skin: tone,
    isCovered,
    isMonochrome: false,
  };
  return scene as Scene;
}

test('no face of the people is taken for a covered one', async () => {
  for (const { photo } of await loadPeople()) {
    const { picture, landmarks } = await viewOf(analyser, photo, SIZE);
    expect(isFaceCovered(picture, landmarks)).toBe(false);
  }
});

const CLOTHS = [
  [0.55, 0.7, 0.88],
  [0.93, 0.93, 0.93],
  [0.07, 0.07, 0.08],
] as const;

test.each(['person-11', 'person-34'])(
  'face masks on %s keep their color, and get no lips',
  async (name) => {
    const view = await viewOf(analyser, await personPhoto(name), SIZE);
    const bare = sceneOf(view.picture, view);
    for (const cloth of CLOTHS) {
      const scene = sceneOf(masked(view, cloth), view);
      const picture = eachPlane(scene.foreground, (plane) => plane.slice());
      expect(balanced(scene) === scene.foreground).toBe(true);
      const grade = { strength: 0.75, hue: 52, minChroma: 18, maxChroma: 30 };
      expect(gradeSkin(scene, picture, grade) === picture).toBe(true);
      expect(Math.max(...scene.masks.mouth)).toBe(0);
      expect(Math.abs(scene.skin.b - bare.skin.b)).toBeLessThan(9);
    }
  },
);
