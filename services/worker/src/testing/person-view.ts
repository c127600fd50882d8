import type { FaceAnalyser } from '../analysis/face-analyser.js';
import { loadPeople } from '../bench/people.js';
import { chooseSubject, sightPerson } from '../engines/portrait/intake.js';
import { landmarksOf } from '../analysis/landmarks.js';
import { stageClock } from '../engines/portrait/stage-clock.js';
import type { Scene } from '../engines/studio/model/scene.js';
import type { View } from '../engines/studio/model/view.js';
import { viewPhoto } from '../engines/studio/1-compose/view.js';
import { chooseCrop } from '../engines/studio/1-compose/choose-crop.js';
import { prepareScene } from '../engines/studio/prepare-scene.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { quietly } from '../engines/portrait/portrait-engine.js';

export async function personPhoto(name: string): Promise<RgbImage> {
  const photo = (await loadPeople()).find((person) => person.name === name)?.photo;
  if (!photo) throw new Error(`There is no ${name}`);
  return photo;
}

/** The usual crop of a photo of one person. */
export async function viewOf(analyser: FaceAnalyser, photo: RgbImage, size: number): Promise<View> {
  const subject = chooseSubject(await sightPerson(analyser, [{ id: 'photo', image: photo }]));
  const points = landmarksOf(subject.mesh, (x, y) => ({ x, y }), 1);
  return viewPhoto(subject, await chooseCrop(analyser, subject, points), size);
}

export async function personScene(
  analyser: FaceAnalyser,
  photo: RgbImage,
  size: number,
): Promise<Scene> {
  const subject = chooseSubject(await sightPerson(analyser, [{ id: 'photo', image: photo }]));
  const clock = stageClock(quietly());
  return (await prepareScene(analyser, subject, { headPose: null, pad: 0 }, size, clock)).scene;
}
