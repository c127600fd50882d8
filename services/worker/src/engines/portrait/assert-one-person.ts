import type { FaceAnalyser } from '../../analysis/face-analyser.js';
import {
  compareEmbeddings,
  embedFaceAt,
  OTHER_PERSON,
  SAME_PERSON,
} from '../../analysis/likeness.js';
import type { PhotoVerdict } from '../../analysis/photo-verdict.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { PhotoRefusedError } from './engine-errors.js';

export type ClearFace = { readonly number: number; readonly embedding: Float32Array };

export async function clearFaceOf(
  analyser: FaceAnalyser,
  image: RgbImage,
  verdict: PhotoVerdict,
): Promise<Float32Array | undefined> {
  return verdict.ok ? embedFaceAt(analyser, image, verdict.face.box) : undefined;
}

/**
 * Rejects two different people as ambiguous. Faces beside others in a photo are bystanders.
 * @param shown clear faces, without look references @throws PhotoRefusedError naming the photos
 */
export function assertOnePerson(shown: readonly ClearFace[]): void {
  const [first, ...others] = shown;
  if (!first) return;
  const person = [first];
  // Photos of one person differ, so one match with any of them is enough.
  for (let added = true; added;) {
    const found = others.find((one) => !person.includes(one) && away(person, one) <= SAME_PERSON);
    added = found !== undefined;
    if (found) person.push(found);
  }
  const stranger = others.find((one) => away(person, one) > OTHER_PERSON);
  if (!stranger) return;
  throw new PhotoRefusedError(
    'PHOTOS_OF_SEVERAL_PEOPLE',
    `Images ${first.number} and ${stranger.number} show different people, and a picture shows one. ` +
      `Please remove one of them, or write which one is there for its look: “in the colors of image ${stranger.number}”.`,
    [first.number, stranger.number],
  );
}

function away(person: readonly ClearFace[], { embedding }: ClearFace): number {
  return Math.min(...person.map((one) => compareEmbeddings(one.embedding, embedding).euclid));
}
