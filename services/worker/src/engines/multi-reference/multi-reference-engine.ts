import { checkPhoto } from '../../analysis/photo-verdict.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { PhotoRefusedError } from '../portrait/engine-errors.js';
import { max } from '../../imaging/math.js';
import { mix } from '../../imaging/scalar.js';
import {
  CHANNELS,
  composite,
  eachPlane,
  planar,
  type Planar,
  type Plane,
} from '../../imaging/planar.js';
import {
  type PersonPortrait,
  PortraitEngine,
  type Recipe,
  type Reference,
  type RenderOptions,
} from '../portrait/portrait-engine.js';
import { WHITE_WALL } from '@likeness/prompts/find-terms';
import { PLACELESS } from '@likeness/prompts/picture-terms';
import { assertOnePerson, clearFaceOf, type ClearFace } from '../portrait/assert-one-person.js';
import { readPrompt, unmetInWords } from '@likeness/prompts/read-prompt';
import { regrade } from '../prompts/regrade.js';
import {
  hasScenery,
  inLight,
  isDrawn,
  photoStyleFor,
  wishedStyle,
} from '../prompts/wished-style.js';
import type { Wishes } from '@likeness/prompts/wishes';
import { LruCache } from '../portrait/lru-cache.js';
import { fullSize, type Scene } from '../studio/scene/scene.js';
import type { StudioEngine, Treatment } from '../studio/studio-engine.js';
import type { Style } from '../studio/styles/style.js';
import { type Look, lookOf } from './look.js';
import { transferPalette } from './palette.js';

const MULTI_REFERENCE_ENGINE = 'multi-reference';
const MULTI_REFERENCE_VERSION = '1.0.0';

/** A submit's references, sorted once for all its images. */
const SORTED_KEPT = 8;
const CLOSE_UP = 1.32;
/** How far the palette of a reference is followed: by what stands around the skin, and by skin. */
const FOLLOWS = { all: 0.7, skin: 0.22, teeth: 0.08 };
/** Techniques with inks of their own follow less. */
const INKS_FOLLOW = 0.5;

type Verdict = Awaited<ReturnType<typeof checkPhoto>>;
/** By index: equal pictures of a later order may have other ids. */
type Sorted = {
  readonly person: number;
  readonly looks: readonly { readonly referenceIndex: number; readonly look: Look }[];
};

/**
 * The person from the first photo with a good face, the look (colours, light, place) from the other
 * references, and edits in words, which come before any look. Rendered by the studio, so that the
 * likeness is kept and measured as there.
 */
export class MultiReferenceEngine extends PortraitEngine {
  readonly #sorted = new LruCache<string, Sorted>(SORTED_KEPT);
  readonly #numbers = new WeakMap<RgbImage, number>();
  #met = 0;

  constructor(private readonly studio: StudioEngine) {
    super();
  }

  async render(
    references: readonly Reference[],
    recipe: Recipe,
    options: RenderOptions,
  ): Promise<PersonPortrait> {
    const prompt = recipe.prompt ?? { positive: '', negative: '' };
    const { wishes, unmet, mainUnmet, lookImages } = readPrompt(prompt, 'photo');
    const named = new Set(lookImages.map((image) => image - 1));
    const key = `${references.map(({ image }) => this.#numberOf(image)).join()};${[...named].join()}`;
    const { person, looks } = await this.#sorted.get(key, () => this.#sort(references, named));
    const chosen = looks.length > 0 ? looks[recipe.seed % looks.length] : undefined;
    const { style } = wishedStyle(wishes, photoStyleFor(wishes));
    const portrait = await this.studio.renderTreated(
      [references[person]],
      treatmentOf(style, wishes, chosen?.look),
      recipe,
      options,
    );
    return {
      ...portrait,
      likeness: { ...portrait.likeness, referenceIndex: person },
      record: {
        ...portrait.record,
        engine: MULTI_REFERENCE_ENGINE,
        engineVersion: MULTI_REFERENCE_VERSION,
        style: null,
        lookReferenceId: chosen ? references[chosen.referenceIndex].id : null,
        unmet: [
          ...unmet.map(unmetInWords),
          ...missing(lookImages, references.length),
          ...(portrait.record.unmet ?? []),
        ],
        ...(mainUnmet && { mainUnmet: unmetInWords(mainUnmet) }),
      },
    };
  }

  /** The images of one submit come with the same pictures in memory. */
  #numberOf(image: RgbImage): number {
    const number = this.#numbers.get(image) ?? ++this.#met;
    this.#numbers.set(image, number);
    return number;
  }

  /**
   * @param named indices of the pictures that the prompt names for their look: the only looks then
   * @throws PhotoRefusedError when no reference shows a person who can be portrayed
   */
  async #sort(references: readonly Reference[], named: ReadonlySet<number>): Promise<Sorted> {
    if (references.length === 0) {
      throw new PhotoRefusedError(
        'PHOTOS_REQUIRED',
        'Please upload at least one valid reference image.',
      );
    }
    const verdicts: Verdict[] = [];
    for (const { image } of references)
      verdicts.push(await checkPhoto(this.studio.analyser, image));
    const unnamed = verdicts.findIndex(({ ok }, i) => ok && !named.has(i));
    const first = unnamed === -1 ? verdicts.findIndex(({ ok }) => ok) : unnamed;
    if (first === -1) {
      const reasons = verdicts.filter((verdict) => !verdict.ok);
      const [reason] = [...reasons.filter(({ code }) => code !== 'PHOTO_NO_FACE'), ...reasons];
      throw new PhotoRefusedError(reason.code, reason.detail);
    }
    const shown: ClearFace[] = [];
    for (const [i, { image }] of references.entries()) {
      if (named.has(i)) continue;
      const embedding = await clearFaceOf(this.studio.analyser, image, verdicts[i]);
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
}

/** Pictures that were named and are not there. */
function missing(images: readonly number[], count: number): string[] {
  return images.flatMap((n) => (n > count ? [`image ${n} (there is no such image)`] : []));
}

function treatmentOf(style: Style, wishes: Wishes, look: Look | undefined): Treatment {
  const hasOwnColours = wishes.tones.length > 0 || wishes.colours.length > 0;
  const hasOwnPlace = wishes.scene !== undefined || wishes.backdropColour !== undefined;
  const palette = hasOwnColours ? undefined : look?.palette;
  return {
    style: {
      ...(look && !wishes.light ? inLight(style, { rigs: [look.rig] }) : style),
      ...(look && !hasOwnPlace && { backdrops: look.backdrops }),
    },
    closeness: wishes.framing === 'close' ? CLOSE_UP : 1,
    isCutOut: wishes.scene === 'transparent',
    finish: (picture, scene, strength) => {
      const skin = fullSize(scene, scene.masks.skin);
      const graded = regrade(picture, wishes, skin, { isDrawn: isDrawn(style) });
      const followed = palette
        ? transferPalette(graded, palette, following(scene, skin, style))
        : graded;
      const finished = strength === 1 ? followed : blended(picture, followed, strength);
      return isOnWhite(wishes, style)
        ? composite(white(finished), finished, scene.alpha)
        : finished;
    },
  };
}

/** Techniques on paper have a white of their own. */
function isOnWhite({ scene, backdropColour }: Wishes, style: Style): boolean {
  const { renderer } = style.look;
  const isFree = scene === undefined || PLACELESS.has(scene);
  return backdropColour === WHITE_WALL && isFree && hasScenery(style) && renderer !== 'watercolour';
}

function white({ width, height }: Planar): Planar {
  return eachPlane(planar(width, height), (plane) => plane.fill(1));
}

function following(scene: Scene, skin: Plane, style: Style): Plane {
  const share = hasScenery(style) ? 1 : INKS_FOLLOW;
  const face = fullSize(scene, scene.masks.face);
  const features = fullSize(scene, scene.masks.features);
  return skin.map((s, i) => {
    const bare = max(s, face[i]) * scene.alpha[i];
    return share * mix(mix(FOLLOWS.all, FOLLOWS.skin, bare), FOLLOWS.teeth, features[i]);
  });
}

function blended(from: Planar, to: Planar, share: number): Planar {
  const out = planar(from.width, from.height);
  for (const channel of CHANNELS) {
    const [a, b, target] = [from[channel], to[channel], out[channel]];
    for (let i = 0; i < target.length; i++) target[i] = mix(a[i], b[i], share);
  }
  return out;
}
