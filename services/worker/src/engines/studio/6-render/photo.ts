import { abs, max } from '../../../imaging/math.js';
import { composite, luma, type Planar } from '../../../imaging/planar.js';
import { clamp, mix } from '../../../imaging/scalar.js';
import { backdropOf } from '../4-arrange/backdrops/backdrop-of.js';
import { developPerson, photoOf } from '../5-develop/develop-person.js';
import { bloom, finishTones, lightWrap, sharpen } from '../5-develop/grading.js';
import { instantBorder } from '../4-arrange/instant-border.js';
import { keepSkin, lackOfSharpness, noLighterFeatures } from '../5-develop/own-skin.js';
import { fullSize, type Scene } from '../model/scene.js';
import type { PhotoLook } from '../model/looks.js';
import type { Renderer } from '../model/renderer.js';

export const renderPhoto: Renderer<PhotoLook> = async (sitting) => {
  const { scene, style, look, random, checkpoint } = sitting;
  const isOwn = style.skin === 'own';
  const photo = photoOf(sitting);
  const lack = isOwn ? lackOfSharpness(scene, photo) : 1;
  let person = await developPerson(sitting, photo);
  person = addRim(scene, person, look.rim);
  await checkpoint(0.68);
  const backdrop = backdropOf(sitting);
  let picture = composite(backdrop, person, scene.alpha);
  picture = lightWrap(scene, picture, backdrop, look.wrap);
  await checkpoint(0.83);
  picture = sharpen(picture, {
    fine: 0.55 * lack,
    broad: 0.3 * lack,
    radius: max(1.1, 0.45 * scene.magnification),
    mask: scene.alpha,
  });
  if (look.glow) picture = bloom(picture, 0.55, 0.09 * scene.faceHeight, look.glow);
  await checkpoint(0.91);
  const graded = finishTones(picture, style.grade, random.fork('grain'));
  const print = isOwn ? keepSkin(scene, graded, photo) : noLighterFeatures(scene, graded, photo);
  return look.border ? instantBorder(print, random.fork('border')) : print;
};

function addRim(scene: Scene, image: Planar, strength: number): Planar {
  const rim = fullSize(scene, scene.masks.rim);
  const ny = fullSize(scene, scene.normals.ny);
  const nx = fullSize(scene, scene.normals.nx);
  const y = luma(image);
  const { r, g, b } = image;
  for (let i = 0; i < y.length; i++) {
    if (rim[i] < 0.01) continue;
    const facing = clamp(0.25 - ny[i] * 0.9 + abs(nx[i]) * 0.25);
    const light = rim[i] * facing * strength * mix(0.3, 1.3, clamp(y[i]));
    r[i] += light;
    g[i] += light * 0.98;
    b[i] += light * 0.95;
  }
  return image;
}
