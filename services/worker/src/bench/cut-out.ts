import type { FaceAnalyser } from '../analysis/face-analyser.js';
import { heightOfFace, landmarksOf } from '../analysis/landmarks.js';
import { chooseSubject, sightPerson } from '../engines/portrait/intake.js';
import { chooseCrop } from '../engines/studio/1-compose/choose-crop.js';
import { viewPhoto } from '../engines/studio/1-compose/view.js';
import { estimateForeground } from '../engines/studio/2-matte/foreground.js';
import { matteSubject } from '../engines/studio/2-matte/matte-subject.js';
import type { View } from '../engines/studio/model/view.js';
import type { Planar, Plane } from '../imaging/planar.js';
import type { RgbImage } from '../imaging/rgb-image.js';

/** The usual crop of a photo of one person. */
export async function viewOf(analyser: FaceAnalyser, photo: RgbImage, size: number): Promise<View> {
  const subject = chooseSubject(await sightPerson(analyser, [{ id: 'photo', image: photo }]));
  const points = landmarksOf(subject.mesh, (x, y) => ({ x, y }), 1);
  return viewPhoto(subject, await chooseCrop(analyser, subject, points), size);
}

export type Matte = { readonly alpha: Plane; readonly foreground: Planar; readonly doubt: number };

export async function cutOut(
  analyser: FaceAnalyser,
  view: View,
  picture = view.picture,
): Promise<Matte> {
  const { alpha, doubt } = await matteSubject(analyser, view, picture, () => Promise.resolve());
  const foreground = estimateForeground(picture, alpha, heightOfFace(view.landmarks));
  return { alpha, foreground, doubt };
}
