import type { FaceAnalyser } from '../../../analysis/face-analyser.js';
import { headPose, type HeadPose } from '../../../analysis/head-pose.js';
import type { WantedPose } from '../../portrait/portrait-engine.js';
import { downsample, downsamplePlanar, resize } from '../../../imaging/resample.js';
import { chooseCrop, type Crop } from './compose.js';
import { heightOfFace, landmarksOf, scaled } from '../../portrait/landmarks.js';
import { estimateLight } from '../light/spherical-harmonics.js';
import { surfaceNormals } from '../light/normals.js';
import { findMasks } from './masks.js';
import { estimateForeground } from '../matte/foreground.js';
import { matteSubject } from '../matte/matte-subject.js';
import { surroundingsOf } from '../matte/surroundings.js';
import { isMonochrome, withoutColour } from './monochrome.js';
import { followPose, reachablePose } from '../pose/follow-pose.js';
import { saneFraming, sceneHold } from '../pose/framing.js';
import { turnHead } from '../pose/turn-head.js';
import { removeRedEye } from './red-eye.js';
import { reduced } from './reduced.js';
import type { Scene } from './scene.js';
import type { StageClock } from '../../portrait/stage-clock.js';
import type { Subject } from '../../portrait/subject.js';
import { viewPhoto, type View } from './view.js';

export type Prepared = { readonly scene: Scene; readonly reached: HeadPose | null };

/** Everything independent of the style, at `size` pixels. */
export async function prepareScene(
  analyser: FaceAnalyser,
  subject: Subject,
  pose: WantedPose | null,
  size: number,
  { stage, show, checkpoint }: Pick<StageClock, 'stage' | 'show' | 'checkpoint'>,
): Promise<Prepared> {
  const composed = await stage('compose', async () => {
    const { crop, ...posed } = await compose(analyser, subject, pose, size);
    removeRedEye(posed.view.picture, posed.view.landmarks);
    return { ...posed, scale: size / crop.side };
  });
  const { scale, reached } = composed;
  const { landmarks } = composed.view;
  const colourless = isMonochrome(composed.view.picture);
  const picture = colourless ? withoutColour(composed.view.picture) : composed.view.picture;
  const faceHeight = heightOfFace(landmarks);
  show('compose', (side) => reduced(picture, side));

  const matte = await stage('matte', async () => {
    const { alpha, isTrusted } = await matteSubject(analyser, composed.view, picture, checkpoint);
    await checkpoint();
    return {
      alpha,
      foreground: estimateForeground(picture, alpha, faceHeight),
      surroundings: isTrusted ? null : surroundingsOf(picture, alpha, faceHeight),
    };
  });
  const { alpha, foreground, surroundings } = matte;

  const scene = await stage('light', async () => {
    const halfAlpha = downsample(alpha, size, size, 2).plane;
    const half = downsamplePlanar(foreground, 2);
    const { masks, tone } = findMasks(half, halfAlpha, scaled(landmarks, 0.5), faceHeight / 2);
    await checkpoint();
    const field = size / 4;
    const fieldAlpha = downsample(alpha, size, size, 4).plane;
    const normals = surfaceNormals(
      scaled(landmarks, 0.25),
      analyser.topology.triangles,
      fieldAlpha,
      field,
      faceHeight / 4,
    );
    const weight = new Float32Array(field * field);
    const skin = resize(masks.skin, masks.size, masks.size, field, field);
    const face = resize(masks.face, masks.size, masks.size, field, field);
    for (let i = 0; i < weight.length; i++) weight[i] = skin[i] * face[i];
    return {
      size,
      magnification: scale,
      foreground,
      alpha,
      surroundings,
      landmarks,
      faceHeight,
      masks,
      normals,
      light: estimateLight(downsamplePlanar(foreground, 4), normals, weight),
      skin: tone,
      isMonochrome: colourless,
    };
  });
  return { scene, reached };
}

async function compose(
  analyser: FaceAnalyser,
  subject: Subject,
  pose: WantedPose | null,
  size: number,
): Promise<{ crop: Crop; view: View; reached: HeadPose | null }> {
  const landmarks = landmarksOf(subject.mesh, (x, y) => ({ x, y }), 1);
  if (!pose) {
    const crop = await chooseCrop(analyser, subject, landmarks);
    return { crop, view: await viewPhoto(subject, crop, size), reached: null };
  }
  const own = headPose(subject.mesh);
  const turn = turnHead(landmarks, own, reachablePose(own, pose, 1));
  const hold = sceneHold(saneFraming(pose.framing));
  const crop = await chooseCrop(analyser, subject, turn.landmarks, hold);
  return { crop, ...(await followPose(analyser, subject, pose, crop, size)) };
}
