import { min } from '../../imaging/math.js';
import type { DetectedFace } from '../../analysis/face-detection.js';
import type { FaceMesh } from '../../analysis/face-landmarks.js';
import { compareEmbeddings, SAME_PERSON } from '../../analysis/likeness.js';
import { isOfLikeSize } from '../../analysis/face-choices.js';
import { PhotoRefusedError } from './engine-errors.js';

export type KnownFace = {
  readonly detected: DetectedFace;
  readonly mesh: FaceMesh;
  readonly embedding: Float32Array;
  readonly sharpness: number;
  /** Mean luma of the brighter half of the face over the other. */
  readonly sideContrast: number;
  /** Distances from the face to the photo's edges, in shares of its height and width. */
  readonly room: { readonly above: number; readonly left: number; readonly right: number };
};

/** `faces`: largest first, at least one. */
export type PhotoOfPeople = { readonly index: number; readonly faces: readonly KnownFace[] };

type Appearance = { readonly index: number; readonly face: KnownFace };

const SEVERAL_FACES = 'PHOTO_SEVERAL_FACES';
const OTHER_PERSON = 'PHOTO_OTHER_PERSON';

/**
 * Groups photos with one clearly largest face by single linkage; the largest group wins.
 * @throws PhotoRefusedError if ambiguous, or naming photos of other people
 */
export function findPerson(photos: readonly PhotoOfPeople[]): Appearance[] {
  const clear = photos.filter((photo) => likelyFaces(photo).length === 1);
  const person =
    clear.length > 0
      ? majority(
          clear.map(({ faces }) => faces[0]),
          photos,
        )
      : commonFace(photos);
  const found = photos.map((photo) => ({ photo, face: nearestFace(photo, person) }));
  const strangers = found.filter(({ face }) => !face).map(({ photo }) => photo.index + 1);
  if (strangers.length > 0) {
    throw new PhotoRefusedError(OTHER_PERSON, nameStrangers(strangers), strangers);
  }
  return found.flatMap(({ photo, face }) => (face ? [{ index: photo.index, face }] : []));
}

function likelyFaces({ faces }: PhotoOfPeople): readonly KnownFace[] {
  return faces.filter((face) => isOfLikeSize(faces[0].mesh.box, face.mesh.box));
}

function majority(faces: readonly KnownFace[], photos: readonly PhotoOfPeople[]): KnownFace[] {
  const groups = linked(faces).map((group) => ({
    group,
    shown: photos.filter((photo) => nearestFace(photo, group)).length,
  }));
  groups.sort((a, b) => b.group.length - a.group.length || b.shown - a.shown);
  const [first, second] = groups;
  if (second?.group.length === first.group.length && second.shown === first.shown) {
    throw new PhotoRefusedError(
      OTHER_PERSON,
      `The ${photos.length === 2 ? 'two ' : ''}photos show different people. ` +
        'Please keep only photos of one person.',
      photos.map(({ index }) => index + 1),
    );
  }
  return first.group;
}

function linked(faces: readonly KnownFace[]): KnownFace[][] {
  let groups: KnownFace[][] = [];
  for (const face of faces) {
    const near = groups.filter((group) => distanceTo(group, face) <= SAME_PERSON);
    groups = [...groups.filter((group) => !near.includes(group)), [...near.flat(), face]];
  }
  return groups;
}

function commonFace(photos: readonly PhotoOfPeople[]): KnownFace[] {
  const [first, ...others] = photos;
  const shared = likelyFaces(first).filter((face) =>
    others.every((photo) => nearestFace(photo, [face])),
  );
  if (others.length > 0 && shared.length === 1) return shared;
  throw new PhotoRefusedError(
    SEVERAL_FACES,
    others.length === 0
      ? 'There are several people in this photo. Crop it to your face, or add one that shows just you.'
      : 'There are several people in these photos. Add one that shows just you.',
  );
}

function nearestFace(
  { faces }: PhotoOfPeople,
  person: readonly KnownFace[],
): KnownFace | undefined {
  const [nearest] = faces
    .map((face) => ({ face, away: distanceTo(person, face) }))
    .sort((a, b) => a.away - b.away);
  return nearest.away <= SAME_PERSON ? nearest.face : undefined;
}

function distanceTo(group: readonly KnownFace[], { embedding }: KnownFace): number {
  return min(...group.map((face) => compareEmbeddings(face.embedding, embedding).euclid));
}

function nameStrangers(numbers: readonly number[]): string {
  if (numbers.length === 1) return `Photo ${numbers[0]} shows someone else. Please remove it.`;
  const list = `${numbers.slice(0, -1).join(', ')} and ${numbers[numbers.length - 1]}`;
  return `Photos ${list} show someone else. Please remove them.`;
}
