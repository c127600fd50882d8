import type { FaceAnalyser } from '../../analysis/face-analyser.js';
import type { Box } from '../../analysis/geometry.js';
import { type HeadPose, headPose } from '../../analysis/head-pose.js';
import type { Checkpoint } from '../../imaging/checkpoint.js';
import { abs, ceil, floor, max, min } from '../../imaging/math.js';
import { isMonochrome, withoutColour } from '../../imaging/monochrome.js';
import { type Planar, type Plane, eachPlane } from '../../imaging/planar.js';
import { downsample, downsamplePlanar, resize } from '../../imaging/resample.js';
import { heightOfFace, landmarksOf, scaled } from '../../analysis/landmarks.js';
import type { WantedPose } from '../portrait/portrait-engine.js';
import type { StageClock } from '../portrait/stage-clock.js';
import type { Subject } from '../portrait/subject.js';
import { surfaceNormals } from './3-light/normals.js';
import { estimateLight } from './3-light/spherical-harmonics.js';
import { estimateForeground } from './2-matte/foreground.js';
import { continueShoulders } from './2-matte/continue-shoulders.js';
import { matteSubject } from './2-matte/matte-subject.js';
import type { Scene } from './model/scene.js';
import type { Crop, View } from './model/view.js';
import { followPose, reachablePose } from './1-compose/follow-pose.js';
import { saneFraming, sceneHold } from './1-compose/framing.js';
import { roomBelow, SHORTEST_NECK, turnHead } from './1-compose/turn-head.js';
import { viewPhoto } from './1-compose/view.js';
import { HEAD_WIDTH, chooseCrop } from './1-compose/choose-crop.js';
import { findMasks } from './3-light/masks.js';
import { removeRedEye } from './1-compose/red-eye.js';
import { reduced } from './4-arrange/backdrops/reduced.js';
import { gaussianBlur } from '../../imaging/blur.js';

/** Background blur in face heights; edges remain recognizable. */
const BLUR = 0.09;
const FACTOR = 4;
/** Degrees of a head that stands upright without a wish: less looks natural, and more is a pose. */
const TILTED = 8;
const MOST_TILTED = 25;

/** Adds neighbors whose faces are too small, hidden or cut off for the search of photos. */
async function withBystanders(analyser: FaceAnalyser, subject: Subject): Promise<Subject> {
  const { image, mesh, others } = subject;
  const beside = await analyser.detectBeside(image, mesh.box, others);
  return { ...subject, others: [...others, ...beside] };
}

export type SceneWishes = {
  readonly headPose: WantedPose | null;
  readonly pad: number;
  readonly continues?: boolean;
};

export type Prepared = {
  readonly scene: Scene;
  readonly reached: HeadPose | null;
  /** The whole photo in scene pixels. */
  readonly photo: Box;
  /** Shoulders go on beyond the photo. */
  readonly isContinued: boolean;
};

/**
 * Everything independent of the style, at `size` pixels. @param pad room around the usual crop, as a
 * share of its side @param continues shoulders that the photo's sides cut, if the cut-out is trusted
 */
export async function prepareScene(
  analyser: FaceAnalyser,
  sighted: Subject,
  { headPose: pose, pad, continues = false }: SceneWishes,
  size: number,
  { stage, show, checkpoint }: Pick<StageClock, 'stage' | 'show' | 'checkpoint'>,
): Promise<Prepared> {
  const wanted = { pose, pad, size, continues };
  const subject = await withBystanders(analyser, sighted);
  const composed = await stage('compose', async () => {
    const taken = await compose(analyser, subject, wanted);
    show('compose', (side) => reduced(taken.picture, side));
    return taken;
  });
  const { matte, crop, scale, reached, view } = await stage('matte', async () => {
    const cutOut = await matteOf(analyser, composed, wanted, checkpoint);
    const isHeadCut = !pose && isCutAbove(composed, cutOut.alpha);
    const isRefused = continues && cutOut.surroundings !== null && isCutBeside(composed);
    if (!isHeadCut && !isRefused) return { ...composed, matte: cutOut };
    const other = { ...wanted, isHeadCut, continues: continues && !isRefused };
    const again = await compose(analyser, subject, other);
    return { ...again, matte: await matteOf(analyser, again, other, checkpoint) };
  });
  const { landmarks } = view;
  const { alpha, foreground, surroundings } = matte;
  const faceHeight = heightOfFace(landmarks);

  const scene = await stage('light', async () => {
    const halfAlpha = downsample(alpha, size, size, 2).plane;
    const half = downsamplePlanar(foreground, 2);
    const { masks, tone, isCovered } = findMasks(
      half,
      halfAlpha,
      scaled(landmarks, 0.5),
      faceHeight / 2,
    );
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
      isMonochrome: isMonochrome(view.picture),
      isCovered,
    };
  });
  const { width, height } = subject.image;
  const photo = {
    x: -crop.x * scale,
    y: -crop.y * scale,
    width: width * scale,
    height: height * scale,
  };
  return { scene, reached, photo, isContinued: matte.isContinued };
}

/** The matte fades near the photo's edge: depth of the tested row, and width of a cut head there, in face heights. */
const CUT = { depth: 0.05, width: 0.3 } as const;

type Composed = {
  readonly crop: Crop;
  /** Photo pixels of the usual crop above the photo. */
  readonly above: number;
  readonly view: View;
  readonly reached: HeadPose | null;
  /** Scene pixels per photo pixel. */
  readonly scale: number;
  /** The view's picture without red eyes. */
  readonly picture: Planar;
};

type Framing = {
  readonly pose: WantedPose | null;
  readonly pad: number;
  readonly size: number;
  readonly continues: boolean;
  readonly isHeadCut?: boolean;
};

async function compose(
  analyser: FaceAnalyser,
  subject: Subject,
  wanted: Framing,
): Promise<Composed> {
  const { size } = wanted;
  const { crop, top, view, reached } = await viewSubject(analyser, subject, wanted);
  removeRedEye(view.picture, view.landmarks);
  const picture = isMonochrome(view.picture) ? withoutColour(view.picture) : view.picture;
  const above = top - crop.y - (wanted.pad / (1 + 2 * wanted.pad)) * crop.side;
  return { crop, above, view, reached, scale: size / crop.side, picture };
}

async function matteOf(
  analyser: FaceAnalyser,
  { view, picture }: Composed,
  { continues }: Framing,
  checkpoint: Checkpoint,
) {
  const { alpha, isTrusted } = await matteSubject(analyser, view, picture, checkpoint);
  await checkpoint();
  const faceHeight = heightOfFace(view.landmarks);
  const foreground = estimateForeground(picture, alpha, faceHeight);
  return {
    isContinued:
      continues && isTrusted && continueShoulders({ alpha, foreground }, view, faceHeight),
    alpha,
    foreground,
    surroundings: isTrusted ? null : surroundingsOf(picture, alpha, faceHeight),
  };
}

/** The matte reaches the photo's upper edge inside the scene, where the framing expected hair. */
function isCutAbove({ above, view }: Composed, alpha: Plane): boolean {
  if (above <= 0) return false;
  const { landmarks, inside, picture } = view;
  const { width: size } = picture;
  const faceHeight = heightOfFace(landmarks);
  const depth = ceil(CUT.depth * faceHeight);
  const middle = landmarks[10].x;
  const from = max(0, floor(middle - (HEAD_WIDTH / 2) * faceHeight));
  const to = min(size, middle + (HEAD_WIDTH / 2) * faceHeight);
  let width = 0;
  for (let x = from; x < to; x++) {
    let y = 0;
    while (y < size - 1 && inside[y * size + x] === 0) y++;
    if (y > 0 && alpha[min(size - 1, y + depth) * size + x] > 0.5) width++;
  }
  return width > CUT.width * faceHeight;
}

/** The photo ends beside its lower corners, inside the scene. */
function isCutBeside({ view: { inside, picture } }: Composed): boolean {
  return inside[inside.length - picture.width] === 0 || inside[inside.length - 1] === 0;
}

async function viewSubject(
  analyser: FaceAnalyser,
  subject: Subject,
  { pose, pad, size, continues, isHeadCut }: Framing,
): Promise<Pick<Composed, 'crop' | 'view' | 'reached'> & { readonly top: number }> {
  const landmarks = landmarksOf(subject.mesh, (x, y) => ({ x, y }), 1);
  const own = headPose(subject.mesh);
  const { height } = subject.image;
  const isLevelled = isTilted(own) && roomBelow(landmarks, height) > SHORTEST_NECK;
  const wanted = pose ?? (isLevelled ? { ...own, roll: 0 } : null);
  if (!wanted) {
    const framing = { isHeadCut, continues };
    const crop = padded(await chooseCrop(analyser, subject, landmarks, framing), pad);
    return { crop, top: 0, view: await viewPhoto(subject, crop, size), reached: null };
  }
  const turn = turnHead(landmarks, own, reachablePose(own, wanted, 1), height);
  const edges = turn.edges(subject.image);
  const framing = pose
    ? { hold: sceneHold(saneFraming(pose.framing)) }
    : { isHeadCut, continues, edges };
  const crop = padded(await chooseCrop(analyser, subject, turn.landmarks, framing), pad);
  const { view, reached } = await followPose(analyser, subject, wanted, crop, size);
  return { crop, top: edges.top, view, reached: pose && reached };
}

function isTilted({ roll }: HeadPose): boolean {
  return abs(roll) > TILTED && abs(roll) < MOST_TILTED;
}

function padded({ x, y, side }: Crop, pad: number): Crop {
  return { x: x - pad * side, y: y - pad * side, side: (1 + 2 * pad) * side };
}

/** Background without the person at quarter size (Knutsson and Westin, CVPR 1993), blurred. */
function surroundingsOf(picture: Planar, alpha: Plane, faceHeight: number): Planar {
  const small = downsamplePlanar(picture, FACTOR);
  const { width, height } = small;
  const { plane } = downsample(alpha, picture.width, picture.height, FACTOR);
  const weight = plane.map((a) => (1 - a) ** 2 + 1e-4);
  const sigma = (BLUR * faceHeight) / FACTOR;
  const spread = (values: Plane) => gaussianBlur(values, width, height, sigma);
  const total = spread(weight);
  return eachPlane(small, (values) => {
    const sum = spread(values.map((v, i) => v * weight[i]));
    return sum.map((v, i) => v / total[i]);
  });
}
