import { floor, round } from '../../imaging/math.js';
import { createHash } from 'node:crypto';
import { FaceAnalyser, type AnalyserOptions } from '../../analysis/face-analyser.js';
import { compareEmbeddings, embedFaceAt } from '../../analysis/likeness.js';
import { headPose } from '../../analysis/head-pose.js';
import type { Box } from '../../analysis/geometry.js';
import type { ExecutionProvider, RejectedProvider } from '../../models/inference-session.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { toRgb, type Planar } from '../../imaging/planar.js';
import { seededRandom, type Random } from '../../imaging/random.js';
import {
  PortraitEngine,
  type PersonPortrait,
  type Recipe,
  type Reference,
  type RenderOptions,
  type WantedPose,
} from '../portrait/portrait-engine.js';
import { steered } from './gender-steer.js';
import { frameBehindCard } from './develop/instant-border.js';
import { cutOut } from './scene/cut-out.js';
import { chooseSubject, sightPerson, type Sighting } from '../portrait/intake.js';
import { KuwaharaFilter } from './renderers/kuwahara/kuwahara-filter.js';
import { boundsOf } from '../portrait/landmarks.js';
import { LruCache } from '../portrait/lru-cache.js';
import { analysePose } from './pose/analyse-pose.js';
import { framingOf } from './pose/framing.js';
import { unmetPose } from './pose/unmet-pose.js';
import { prepareScene, type Prepared } from './scene/prepare-scene.js';
import { reduced, reducedOnBackdrop } from './scene/reduced.js';
import { toneAsWhole } from './scene/monochrome.js';
import { paint, takesColours } from './renderers/paint.js';
import type { Sitting } from './renderers/renderer.js';
import { frame, type Scene } from './scene/scene.js';
import { chooseFrame } from './sets/choose-frame.js';
import { focusOnFace } from './sets/varied-focus.js';
import { variationOf } from './sets/variation.js';
import { variedStyle } from './sets/varied-style.js';
import { stageClock, type StageClock } from '../portrait/stage-clock.js';
import { findStyle, STUDIO_ENGINE, STUDIO_STYLES } from './styles/catalogue.js';
import type { Style } from './styles/style.js';
import type { Subject } from '../portrait/subject.js';
import { paintUntilAlike } from '../portrait/verify.js';

const STUDIO_VERSION = '1.0.0';

/** The scene is prepared a little larger than the picture, so that the seed can move the frame. */
const MARGIN = 1.125;
const SCENES_KEPT = 3;
const SIGHTINGS_KEPT = 16;

/** A style made for one picture, and what is done to the picture after it. */
export type Treatment = {
  readonly style: Style;
  /** Above 1 the frame is nearer to the face. */
  readonly closeness?: number;
  /** A person without colours is shown in a picture without colours, but for one tint. */
  readonly isToned?: boolean;
  /** The person alone, on nothing. */
  readonly isCutOut?: boolean;
  /** The last touch before the likeness is measured; `strength` falls when it was not reached. */
  readonly finish?: (picture: Planar, scene: Scene, strength: number) => Planar;
};

/** The embedded engine: re-renders the person's own photo, so that the identity is kept by construction. */
export class StudioEngine extends PortraitEngine {
  readonly #sightings = new LruCache<string, Sighting[]>(SIGHTINGS_KEPT);
  readonly #scenes = new LruCache<string, Prepared>(SCENES_KEPT);

  private constructor(
    readonly analyser: FaceAnalyser,
    private readonly kuwahara: KuwaharaFilter,
    readonly styles: readonly Style[],
  ) {
    super();
  }

  /** Loads the models; throws an Error that names the file when one is missing or damaged. */
  static async open(options: AnalyserOptions = {}): Promise<StudioEngine> {
    const { providers = ['cpu'], threads = 2 } = options;
    const [analyser, kuwahara] = await Promise.all([
      FaceAnalyser.load(options),
      KuwaharaFilter.open({ providers, threads }),
    ]);
    return new StudioEngine(analyser, kuwahara, STUDIO_STYLES);
  }

  /** Time spent inside ONNX Runtime so far. */
  get inferenceMs(): number {
    return this.analyser.inferenceMs + this.kuwahara.elapsedMs;
  }

  get provider(): ExecutionProvider {
    return this.analyser.provider;
  }

  get rejectedProviders(): readonly RejectedProvider[] {
    return this.analyser.rejectedProviders;
  }

  async close(): Promise<void> {
    await Promise.all([this.analyser.dispose(), this.kuwahara.close()]);
  }

  async render(
    references: readonly Reference[],
    recipe: Recipe,
    options: RenderOptions,
  ): Promise<PersonPortrait> {
    return this.renderTreated(
      references,
      { style: findStyle(this.styles, recipe.style), isToned: true },
      recipe,
      options,
    );
  }

  /** As `render`, with a style that need not be of the catalogue. */
  async renderTreated(
    references: readonly Reference[],
    treatment: Treatment,
    recipe: Recipe,
    options: RenderOptions,
  ): Promise<PersonPortrait> {
    const { style, closeness = 1, isToned = false, isCutOut = false, finish } = treatment;
    const clock = stageClock(options);
    const inferenceBefore = this.inferenceMs;
    const { subject, scene: whole, reached } = await this.#prepare(references, recipe, clock);
    const random = seededRandom(recipe.seed);
    const variation = variationOf(recipe.seed);
    const scene = await clock.stage('style', () => {
      const wanted = { variation, closeness, isPosed: recipe.headPose !== null };
      const chosen = chooseFrame(whole, random.fork('frame'), wanted);
      const hasCard = style.look.renderer === 'photo' && style.look.border;
      const framed = frame(whole, hasCard ? frameBehindCard(chosen) : chosen, recipe.size);
      return isPhotograph(style) ? focusOnFace(framed, variation.lens.softness) : framed;
    });
    const box = boundsOf(scene.landmarks);
    const { picture, likeness, attempt } = await paintUntilAlike(
      async (strength) => {
        const sitting = this.#sitting(
          scene,
          steered(variedStyle(style, recipe.seed, variation), recipe.gender),
          recipe.seed,
          random,
          strength,
          clock,
        );
        if (strength === 1) showScene(sitting);
        const coloured = await clock.stage('style', () => paint(sitting));
        const painted =
          isToned && scene.isMonochrome && takesColours(style)
            ? toneAsWhole(coloured, scene.alpha)
            : coloured;
        clock.show('style', (side) => reduced(painted, side));
        return toRgb(finish ? finish(painted, scene, strength) : painted);
      },
      (image) => clock.stage('verify', () => this.#measure(image, box, subject)),
    );
    const { heldOut, ...own } = likeness;
    return {
      ...(isCutOut ? cutOut(picture, scene.alpha) : { image: picture }),
      face: box,
      likeness: { ...own, referenceIndex: subject.referenceIndex },
      attempts: attempt + 1,
      record: {
        engine: STUDIO_ENGINE,
        engineVersion: STUDIO_VERSION,
        style: style.title,
        renderer: style.look.renderer,
        gender: recipe.gender,
        seed: recipe.seed,
        size: recipe.size,
        referenceId: references[subject.referenceIndex].id,
        unmet: [
          ...(recipe.headPose && reached
            ? unmetPose(
                recipe.headPose,
                headPose(subject.mesh),
                reached,
                framingOf(scene.landmarks, scene.size),
              )
            : []),
          ...(scene.surroundings && isPhotograph(style) ? [OWN_BACKGROUND] : []),
        ],
        heldOut: subject.heldOut &&
          heldOut && { referenceId: references[subject.heldOut.referenceIndex].id, ...heldOut },
        gentleness: attempt,
        provider: this.analyser.provider,
        timings: clock.timings,
        inferenceMs: this.inferenceMs - inferenceBefore,
      },
    };
  }

  /**
   * The pose in a photo, for recipes that follow it.
   * @throws PhotoRefusedError (`POSE_NO_FACE`) when it shows no face
   */
  analysePose(image: RgbImage): Promise<WantedPose> {
    return analysePose(this.analyser, image);
  }

  /** Makes what a portrait of these photos begins with and no style changes, and keeps it for a while. */
  async prepare(
    references: readonly Reference[],
    size: number,
    options: Pick<RenderOptions, 'signal'>,
  ): Promise<void> {
    const clock = stageClock({ ...options, onProgress: () => undefined });
    await this.#prepare(references, { headPose: null, size }, clock);
  }

  async #prepare(
    references: readonly Reference[],
    { headPose: pose, size }: Pick<Recipe, 'headPose' | 'size'>,
    clock: StageClock,
  ): Promise<Prepared & { subject: Subject }> {
    const key = fingerprint(references);
    const subject = await clock.stage('analyse', async () =>
      chooseSubject(
        await this.#sightings.get(key, () => sightPerson(this.analyser, references)),
        pose ?? undefined,
      ),
    );
    const wide = 8 * round((size * MARGIN) / 8);
    const prepared = await this.#scenes.get(sceneKey(subject, pose, wide), () =>
      prepareScene(this.analyser, subject, pose, wide, clock),
    );
    return { subject, ...prepared };
  }

  /** How near the portrait is to the photo it was made from, and to the one it was not made from. */
  async #measure(image: RgbImage, box: Box, subject: Subject) {
    const embedding = await embedFaceAt(this.analyser, image, box);
    if (!embedding) return undefined;
    return {
      ...compareEmbeddings(subject.embedding, embedding),
      heldOut: subject.heldOut && compareEmbeddings(subject.heldOut.embedding, embedding),
    };
  }

  /** Paints a scene that was made elsewhere, at the style's full strength. */
  paintScene(scene: Scene, style: Style, seed: number, clock: StageClock): Promise<Planar> {
    const sitting = this.#sitting(scene, style, seed, seededRandom(seed), 1, clock);
    showScene(sitting);
    return paint(sitting);
  }

  /** Neighbouring seeds get different backdrops and light, so that the images of one submit differ. */
  #sitting(
    scene: Scene,
    style: Style,
    seed: number,
    random: Random,
    strength: number,
    { checkpoint, show }: StageClock,
  ): Sitting {
    return {
      scene,
      style,
      look: style.look,
      rig: style.rigs[(seed + floor(seed / style.backdrops.length)) % style.rigs.length],
      backdrop: style.backdrops[seed % style.backdrops.length],
      random: random.fork('paint'),
      strength,
      kuwahara: this.kuwahara,
      checkpoint,
      show,
    };
  }
}

const OWN_BACKGROUND =
  'The photo keeps its own background: we could not tell clearly where you end and it begins.';

function isPhotograph({ look: { renderer } }: Style): boolean {
  return renderer === 'photo';
}

/** The person cut out and put before the backdrop, in the photo's own light. */
function showScene({ scene, backdrop, random, show }: Sitting): void {
  show('matte', (side) =>
    reducedOnBackdrop(scene.foreground, scene.alpha, backdrop, random.fork('backdrop'), side),
  );
}

/** Digests of photos that are still in memory somewhere: hashing a large one takes as long as a stage. */
const digests = new WeakMap<RgbImage, string>();

/** Same photos, same key, whatever they are called. */
function fingerprint(references: readonly Reference[]): string {
  return references.map(({ image }) => digestOf(image)).join();
}

/** Other photos of the person change nothing of what is made of this one. */
function sceneKey({ image, mesh }: Subject, pose: WantedPose | null, size: number): string {
  return JSON.stringify([digestOf(image), mesh.box, pose, size]);
}

function digestOf(image: RgbImage): string {
  const known = digests.get(image);
  if (known) return known;
  const { width, height, data } = image;
  const digest = createHash('sha256').update(`${width}x${height}:`).update(data).digest('base64');
  digests.set(image, digest);
  return digest;
}
