import type { FaceAnalyser } from '../../analysis/face-analyser.js';
import { checkPhoto } from '../../analysis/photo-verdict.js';
import { assertOnePerson, clearFaceOf, type ClearFace } from '../portrait/assert-one-person.js';
import { PhotoRefusedError } from '../portrait/engine-errors.js';
import type { Reference } from '../portrait/portrait-engine.js';
import { type Look, lookOf } from './look.js';

type Verdict = Awaited<ReturnType<typeof checkPhoto>>;

/** By index: later identical pictures may have other ids. */
export type SortedReferences = {
  readonly person: number;
  readonly looks: readonly { readonly referenceIndex: number; readonly look: Look }[];
};

/** @param named indices of look references @throws PhotoRefusedError for no usable person */
export async function sortReferences(
  analyser: FaceAnalyser,
  references: readonly Reference[],
  named: ReadonlySet<number>,
): Promise<SortedReferences> {
  if (references.length === 0) {
    throw new PhotoRefusedError(
      'PHOTOS_REQUIRED',
      'Please upload at least one valid reference image.',
    );
  }
  const verdicts: Verdict[] = [];
  for (const { image } of references) verdicts.push(await checkPhoto(analyser, image));
  const first = personAmong(verdicts, named);
  const shown: ClearFace[] = [];
  for (const [i, { image }] of references.entries()) {
    if (named.has(i)) continue;
    const embedding = await clearFaceOf(analyser, image, verdicts[i]);
    if (embedding) shown.push({ number: i + 1, embedding });
  }
  assertOnePerson(shown);
  const hasNamed = references.some((_, i) => named.has(i));
  const looks = references.flatMap((reference, i) => {
    if (i === first || (hasNamed && !named.has(i))) return [];
    const verdict = verdicts[i];
    const showsPeople = verdict.ok || verdict.code !== 'PHOTO_NO_FACE';
    return [lookOf(reference.image, showsPeople).then((look) => ({ referenceIndex: i, look }))];
  });
  return { person: first, looks: await Promise.all(looks) };
}

function personAmong(verdicts: readonly Verdict[], named: ReadonlySet<number>): number {
  const unnamed = verdicts.findIndex(({ ok }, i) => ok && !named.has(i));
  const first = unnamed === -1 ? verdicts.findIndex(({ ok }) => ok) : unnamed;
  if (first !== -1) return first;
  const reasons = verdicts.filter((verdict) => !verdict.ok);
  const [reason] = [...reasons.filter(({ code }) => code !== 'PHOTO_NO_FACE'), ...reasons];
  throw new PhotoRefusedError(reason.code, reason.detail);
}
