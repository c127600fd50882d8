import type { FaceAnalyser } from '../../analysis/face-analyser.js';
import {
  compareEmbeddings,
  embedFaceAt,
  OTHER_PERSON,
  SAME_PERSON,
} from '../../analysis/likeness.js';
import type { PhotoVerdict } from '../../analysis/photo-verdict.js';
import { PhotoRefusedError } from '../engine-errors.js';
import type { Reference } from '../portrait-engine.js';

type Shown = { readonly number: number; readonly embedding: Float32Array };

/**
 * A picture of one person is made, so that references which clearly show two leave open who is meant.
 * Only photos with one clear face are asked; whoever else is in them is a bystander, and whoever is in a picture
 * that the prompt names for its look is part of that look.
 * @param looks indices of those pictures
 * @throws PhotoRefusedError that names the photos
 */
export async function assertOnePerson(
  analyser: FaceAnalyser,
  references: readonly Reference[],
  verdicts: readonly PhotoVerdict[],
  looks: ReadonlySet<number>,
): Promise<void> {
  const shown: Shown[] = [];
  for (const [index, verdict] of verdicts.entries()) {
    if (!verdict.ok || looks.has(index)) continue;
    const embedding = await embedFaceAt(analyser, references[index].image, verdict.face.box);
    if (embedding) shown.push({ number: index + 1, embedding });
  }
  const [first, ...others] = shown;
  if (!first) return;
  const person = [first];
  // Photos of one person differ among each other: whoever is like one of them is the same.
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
      `Please remove one of them, or write which one is there for its look: “in the colours of image ${stranger.number}”.`,
  );
}

function away(person: readonly Shown[], { embedding }: Shown): number {
  return Math.min(...person.map((one) => compareEmbeddings(one.embedding, embedding).euclid));
}
