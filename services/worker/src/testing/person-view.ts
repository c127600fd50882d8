import { readFile } from 'node:fs/promises';
import type { FaceAnalyser } from '../analysis/face-analyser.js';
import { chooseSubject, sightPerson } from '../engines/portrait/intake.js';
import { stageClock } from '../engines/portrait/stage-clock.js';
import type { Scene } from '../engines/studio/model/scene.js';
import { prepareScene } from '../engines/studio/prepare-scene.js';
import { decodeImage } from '../imaging/decode.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { quietly } from '../engines/portrait/portrait-engine.js';

export async function personPhoto(name: string): Promise<RgbImage> {
  return decodeImage(await readFile(new URL(`../../fixtures/people/${name}.jpg`, import.meta.url)));
}

export { viewOf } from '../bench/cut-out.js';

export async function personScene(
  analyser: FaceAnalyser,
  photo: RgbImage,
  size: number,
): Promise<Scene> {
  const subject = chooseSubject(await sightPerson(analyser, [{ id: 'photo', image: photo }]));
  const clock = stageClock(quietly());
  return (await prepareScene(analyser, subject, { headPose: null, pad: 0 }, size, clock)).scene;
}
