import type { Unmet } from '@likeness/contracts/generation/prompt-answers';
import { unmetInWords } from '@likeness/prompts/answers-in-words';
import { readPrompt } from '@likeness/prompts/read-prompt';
import type { FaceAnalyser } from '../../analysis/face-analyser.js';
import { checkPhoto } from '../../analysis/photo-verdict.js';
import { type ClearFace, assertOnePerson, clearFaceOf } from '../portrait/assert-one-person.js';
import { PhotoRefusedError } from '../portrait/engine-errors.js';
import { LruCache } from '../portrait/lru-cache.js';
import { type PhotoIntake, photosKey } from '../portrait/photo-intake.js';
import {
  type PersonPortrait,
  PortraitEngine,
  type Recipe,
  type Reference,
  type RenderOptions,
} from '../portrait/portrait-engine.js';
import { unmetRecord } from '../portrait/unmet-record.js';
import { outcomeOf } from '../prompts/outcome.js';
import { type Measures, isShown, measure } from '../prompts/shown-wishes.js';
import { photoStyleFor, wishedStyle } from '../prompts/wished-style.js';
import type { StudioEngine } from '../studio/studio-engine.js';
import { type Ambience, ambienceOf } from './ambience.js';
import { treatmentOf } from './treatment.js';

type Verdict = Awaited<ReturnType<typeof checkPhoto>>;

/** By index: later identical pictures may have other ids. */
type SortedReferences = {
  readonly person: number;
  readonly ambiences: readonly { readonly referenceIndex: number; readonly ambience: Ambience }[];
};

/** @param named indices of look images @throws PhotoRefusedError for no usable person */
async function sortReferences(
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
  const ambiences = references.flatMap((reference, i) => {
    if (i === first || (hasNamed && !named.has(i))) return [];
    const verdict = verdicts[i];
    const showsPeople = verdict.ok || verdict.code !== 'PHOTO_NO_FACE';
    return [
      ambienceOf(reference.image, showsPeople).then((ambience) => ({
        referenceIndex: i,
        ambience,
      })),
    ];
  });
  return { person: first, ambiences: await Promise.all(ambiences) };
}

function personAmong(verdicts: readonly Verdict[], named: ReadonlySet<number>): number {
  const unnamed = verdicts.findIndex(({ ok }, i) => ok && !named.has(i));
  const first = unnamed === -1 ? verdicts.findIndex(({ ok }) => ok) : unnamed;
  if (first !== -1) return first;
  const reasons = verdicts.filter((verdict) => !verdict.ok);
  const [reason] = [...reasons.filter(({ code }) => code !== 'PHOTO_NO_FACE'), ...reasons];
  throw new PhotoRefusedError(reason.code, reason.detail);
}

const MULTI_REFERENCE_ENGINE = 'multi-reference';
const MULTI_REFERENCE_VERSION = '1.0.0';

const SORTED_KEPT = 8;

/** Person from the first good face, ambience from other references; edits in the prompt win. */
export class MultiReferenceEngine extends PortraitEngine {
  readonly #sorted = new LruCache<string, SortedReferences>(SORTED_KEPT);

  constructor(
    private readonly studio: StudioEngine,
    private readonly photos: PhotoIntake,
  ) {
    super();
  }

  async render(
    references: readonly Reference[],
    recipe: Recipe,
    options: RenderOptions,
  ): Promise<PersonPortrait> {
    const prompt = recipe.prompt ?? { positive: '', negative: '' };
    const reading = readPrompt(prompt, 'photo');
    const { wishes, lookImages } = reading;
    const named = new Set(lookImages.map((image) => image - 1));
    const key = `${photosKey(references)};${[...named].join()}`;
    const { person, ambiences } = await this.#sorted.get(key, () =>
      sortReferences(this.photos.analyser, references, named),
    );
    const chosen = ambiences.length > 0 ? ambiences[recipe.seed % ambiences.length] : undefined;
    const style = wishedStyle(wishes, photoStyleFor(wishes));
    const treatment = treatmentOf(style, wishes, chosen?.ambience, recipe.seed);
    let shown: Measures | undefined;
    const portrait = await this.studio.renderTreated(
      [references[person]],
      {
        ...treatment,
        finish: (picture, scene, strength) => {
          const finished = treatment.finish(picture, scene, strength);
          shown = measure(finished, scene.alpha);
          return finished;
        },
      },
      recipe,
      options,
    );
    const { unmet, mainUnmet } = outcomeOf(reading, (wish) => !shown || isShown(wish, shown));
    return {
      ...portrait,
      likeness: { ...portrait.likeness, referenceIndex: person },
      record: {
        ...portrait.record,
        engine: MULTI_REFERENCE_ENGINE,
        engineVersion: MULTI_REFERENCE_VERSION,
        style: null,
        lookReferenceId: chosen ? references[chosen.referenceIndex].id : null,
        ...unmetRecord([...unmet, ...missing(lookImages, references.length)], portrait.record),
        ...(mainUnmet && { mainUnmet: unmetInWords(mainUnmet) }),
      },
    };
  }
}

function missing(images: readonly number[], count: number): Unmet[] {
  return images.flatMap((n) => (n > count ? [{ code: 'no-image', values: [String(n)] }] : []));
}
