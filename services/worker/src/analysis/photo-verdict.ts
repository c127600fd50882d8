import type { FaceChoice } from '@likeness/contracts/photos/face-choice';
import type { QuarterTurn } from '@likeness/contracts/photos/quarter-turn';
import sharp from 'sharp';
import { landmarksOf } from './landmarks.js';
import { sampleAffine, squareCrop } from '../imaging/affine.js';
import { fromRgb } from '../imaging/planar.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import type { FaceMesh } from './face-landmarks.js';
import type { FaceAnalyser } from './face-analyser.js';
import type { DetectedFace } from './face-detection.js';
import { eyeBrightness } from './eye-brightness.js';
import { isFaceCovered } from './skin-tone.js';
import { faceChoices, isOfLikeSize } from './face-choices.js';
import { type FaceQuality, faceQuality } from './face-quality.js';
import { type Box, centreOf } from './geometry.js';
import { type HeadPose, headPose } from './head-pose.js';
import type { LocatedFace } from './locate-faces.js';
import { contentBox } from './repair/content-box.js';
import { exposed, isTooDark } from './repair/exposure.js';
import { standUpright } from './upright.js';

type PhotoRefusal =
  | 'PHOTO_NO_FACE'
  | 'PHOTO_FACE_TOO_SMALL'
  | 'PHOTO_FACE_CUT_OFF'
  | 'PHOTO_SEVERAL_FACES'
  | 'PHOTO_TOO_DARK'
  | 'PHOTO_TOO_BLURRED';

export type FaceReport = FaceQuality & {
  readonly box: Box;
  readonly pose: HeadPose;
  readonly eyeBrightness: number;
  readonly eyeOpenness: number;
  /** By a face mask. */
  readonly isCovered: boolean;
};

export type PhotoVerdict =
  | {
      readonly ok: true;
      /** Clockwise turn to upright; boxes are in turned pixels. */
      readonly turn: QuarterTurn;
      readonly face: FaceReport;
      /** Half-hidden ones too. */
      readonly otherFaces: readonly Box[];
    }
  | {
      readonly ok: false;
      readonly code: PhotoRefusal;
      readonly detail: string;
      /** True if a face was found but is unusable. */
      readonly located: boolean;
      readonly faces?: FaceChoice[];
    };

type Refusal = Extract<PhotoVerdict, { ok: false }>;

/*
 * From degrading 23 faces until the embedding moves (0.5 is another person): 80 px wide by 0.05, 40
 * px by 0.2, at luma 15 by 0.33, at sharpness 0.02 by 0.5.
 */
const MIN_FACE_WIDTH = 80;
const MAX_SHARE_OUTSIDE = 0.12;
/** More people are a crowd, in which faces are small. */
const MOST_CHOICES = 8;
const MIN_BRIGHTNESS = 15;
const MIN_SHARPNESS = 0.025;

/** In px of a small copy, with the share of its width from which a face fills it. */
const CLOSE_UP_SIDE = 480;
const CLOSE_UP_ROOMS = [80, 110, 150];
const CLOSE_UP_SHARE = 0.4;

/** In px, of a crop around the face whose cheeks and forehead are compared. */
const COVER_SIDE = 192;
const COVER_MARGIN = 1.3;

/** Detector score from which an unconfirmed face is explained. */
const MIN_SUSPICION = 0.65;

export async function checkPhoto(analyser: FaceAnalyser, photo: RgbImage): Promise<PhotoVerdict> {
  const { image, turn, faces, suspects } = await standUpright(analyser, exposed(photo));
  const [main, ...others] = faces;
  if (!main) return isTooDark(photo) ? tooDark() : explainMissingFace(analyser, image, suspects);

  const unconfirmed = suspects.filter(
    (suspect) =>
      suspect.score >= MIN_SUSPICION && !faces.some(({ detected }) => detected === suspect),
  );
  if (
    others.some(({ mesh }) => isOfLikeSize(main.mesh.box, mesh.box)) ||
    unconfirmed.some(({ box }) => isOfLikeSize(main.detected.box, box))
  ) {
    return severalFaces(image, turn, faces, unconfirmed);
  }
  const { box } = main.mesh;
  const quality = faceQuality(image, box);
  const refusal = isTooDark(photo) ? tooDark() : refuseFace(image, box, quality);
  if (refusal) return located(refusal);
  const beside = await analyser.detectBeside(image, box, suspects);
  return {
    ok: true,
    turn,
    face: {
      box,
      pose: headPose(main.mesh),
      eyeBrightness: eyeBrightness(image, main.mesh),
      eyeOpenness: await analyser.eyeOpenness(image, main.mesh),
      isCovered: isCovered(image, main.mesh),
      ...quality,
    },
    otherFaces: [...suspects.filter((one) => one !== main.detected), ...beside].map(
      ({ box }) => box,
    ),
  };
}

function isCovered(image: RgbImage, mesh: FaceMesh): boolean {
  const [centreX, centreY] = centreOf(mesh.box);
  const side = COVER_MARGIN * Math.max(mesh.box.width, mesh.box.height);
  const crop = squareCrop({ centreX, centreY, side, angle: 0 }, COVER_SIDE);
  const data = Uint8Array.from(sampleAffine(image, crop, COVER_SIDE, COVER_SIDE, 'edge'));
  const scale = COVER_SIDE / side;
  const place = (x: number, y: number) => ({
    x: (x - centreX) * scale + COVER_SIDE / 2,
    y: (y - centreY) * scale + COVER_SIDE / 2,
  });
  const picture = fromRgb({ width: COVER_SIDE, height: COVER_SIDE, data });
  return isFaceCovered(picture, landmarksOf(mesh, place, scale));
}

function severalFaces(
  image: RgbImage,
  turn: QuarterTurn,
  faces: readonly LocatedFace[],
  unconfirmed: readonly DetectedFace[],
): Refusal {
  const boxes = faces.map(({ mesh }) => mesh.box);
  const others = [...boxes, ...unconfirmed.map(({ box }) => box)];
  const usable = boxes.filter((box) => !refuseFace(image, box, faceQuality(image, box)));
  const refusal = refuse(
    'PHOTO_SEVERAL_FACES',
    'There are several people in this photo. Use one that shows just you, or crop it to your face.',
  );
  // The page has the photo as it was sent.
  const choices = turn === 0 ? faceChoices(usable.slice(0, MOST_CHOICES), others, image) : [];
  return located({ ...refusal, faces: choices });
}

async function explainMissingFace(
  analyser: FaceAnalyser,
  image: RgbImage,
  suspects: readonly DetectedFace[],
): Promise<PhotoVerdict> {
  const [suspected] = suspects
    .filter(({ score }) => score >= MIN_SUSPICION)
    .sort((a, b) => b.score - a.score);
  const refusal = suspected && refuseFace(image, suspected.box, faceQuality(image, suspected.box));
  if (refusal) return refusal;
  if (await isCloseUp(analyser, image)) return cutOff();
  return refuse(
    'PHOTO_NO_FACE',
    'No face was found in this photo. ' +
      'Use a photo that shows one face from the front, well lit and not covered.',
  );
}

function refuseFace(
  image: RgbImage,
  box: Box,
  { brightness, sharpness }: FaceQuality,
): Refusal | undefined {
  if (box.width < MIN_FACE_WIDTH) {
    return refuse(
      'PHOTO_FACE_TOO_SMALL',
      `The face in this photo is too small: ${Math.round(box.width)} pixels wide, and at least ` +
        `${MIN_FACE_WIDTH} are needed. Use a photo taken from closer or in a higher resolution.`,
    );
  }
  if (shareOutside(box, contentBox(image)) > MAX_SHARE_OUTSIDE) return cutOff();
  if (brightness < MIN_BRIGHTNESS) return tooDark();
  if (sharpness >= MIN_SHARPNESS) return undefined;
  return refuse(
    'PHOTO_TOO_BLURRED',
    'The face in this photo is too blurred to be recognised. ' +
      'Use a photo that was taken in focus and without movement.',
  );
}

function cutOff(): Refusal {
  return refuse(
    'PHOTO_FACE_CUT_OFF',
    'The edge of this photo cuts off part of the face. ' +
      'Use a photo that shows the whole face with some room around it.',
  );
}

/** The detector misses a face that is cut off on all sides, unless there is room around it. */
async function isCloseUp(analyser: FaceAnalyser, { data, ...size }: RgbImage): Promise<boolean> {
  const picture = sharp(data, { raw: { ...size, channels: 3 } });
  for (const room of CLOSE_UP_ROOMS) {
    const roomy = await picture
      .clone()
      .resize({ width: CLOSE_UP_SIDE, height: CLOSE_UP_SIDE, fit: 'inside' })
      .extend({ top: room, bottom: room, left: room, right: room, background: '#808080' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = roomy.info;
    const found = await analyser.detect({ width, height, data: roomy.data }, 1);
    if (found.some(({ box }) => box.width > CLOSE_UP_SHARE * (width - 2 * room))) return true;
  }
  return false;
}

function tooDark(): Refusal {
  return refuse(
    'PHOTO_TOO_DARK',
    'This photo is too dark to make out the face. Use a photo taken in better light.',
  );
}

function refuse(code: PhotoRefusal, detail: string): Refusal {
  return { ok: false, code, detail, located: false };
}

function located(refusal: Refusal): Refusal {
  return { ...refusal, located: true };
}

function shareOutside({ x, y, width, height }: Box, content: Box): number {
  return Math.max(
    (content.x - x) / width,
    (content.y - y) / height,
    (x + width - content.x - content.width) / width,
    (y + height - content.y - content.height) / height,
  );
}
