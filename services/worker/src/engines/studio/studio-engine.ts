import { type AnalyserOptions, FaceAnalyser } from '../../analysis/face-analyser.js';
import { faceQuality } from '../../analysis/face-quality.js';
import { floor, max } from '../../imaging/math.js';
import { toneAsWhole } from '../../imaging/monochrome.js';
import { type Planar, toRgb } from '../../imaging/planar.js';
import { type Random, seededRandom } from '../../imaging/random.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import type { ExecutionProvider, RejectedProvider } from '../../models/inference-session.js';
import { boundsOf } from '../../analysis/landmarks.js';
import { PhotoIntake } from '../portrait/photo-intake.js';
import {
  type PersonPortrait,
  PortraitEngine,
  type Recipe,
  type Reference,
  type RenderOptions,
} from '../portrait/portrait-engine.js';
import { type StageClock, stageClock } from '../portrait/stage-clock.js';
import { measureLikeness, paintUntilAlike } from '../portrait/verify.js';
import { finished, isCutOutBy } from './4-arrange/finished-style.js';
import { KuwaharaFilter } from './6-render/kuwahara/kuwahara-filter.js';
import type { Sitting } from './model/renderer.js';
import type { Scene } from './model/scene.js';
import type { Style } from './model/style.js';
import { paint, takesColours } from './6-render/paint.js';
import { cutOut } from './7-finish/cut-out.js';
import { inClothes } from './4-arrange/garment.js';
import { reduced, reducedOnBackdrop } from './4-arrange/backdrops/reduced.js';
import { ScenePreparation } from './scene-preparation.js';
import { framedScene, portraitFrame } from './4-arrange/portrait-frame.js';
import { type Variation, variationOf } from './4-arrange/variation.js';
import { variedStyle } from './4-arrange/varied-style.js';
import { studioRecord } from './7-finish/studio-record.js';
import { STUDIO_STYLES, findStyle } from './styles/catalogue.js';
import type { Treatment } from './model/treatment.js';

const STEER = {
  woman: { blemishes: 1.12, pores: 1.15, contrast: -0.02, saturation: 1.02 },
  man: { blemishes: 0.7, pores: 0.5, contrast: 0.06, saturation: 0.95 },
} as const;

function steered(style: Style, gender: Recipe['gender']): Style {
  if (gender === null) return style;
  const { blemishes, pores, contrast, saturation } = STEER[gender];
  const { retouch, grade } = style;
  return {
    ...style,
    retouch: { blemishes: retouch.blemishes * blemishes, pores: retouch.pores * pores },
    grade: {
      ...grade,
      contrast: max(0, grade.contrast + contrast),
      saturation: grade.saturation * saturation,
    },
  };
}

type Painting = {
  readonly variation: Variation;
  readonly strength: number;
  readonly clock: StageClock;
};

/** Re-renders the person's own photo, which preserves identity. */
export class StudioEngine extends PortraitEngine {
  private constructor(
    readonly photos: PhotoIntake,
    readonly scenes: ScenePreparation,
    private readonly kuwahara: KuwaharaFilter,
    readonly styles: readonly Style[],
  ) {
    super();
  }

  static async open(options: AnalyserOptions = {}): Promise<StudioEngine> {
    const { providers = ['cpu'], threads = 2 } = options;
    const [analyser, kuwahara] = await Promise.all([
      FaceAnalyser.load(options),
      KuwaharaFilter.open({ providers, threads }),
    ]);
    const photos = new PhotoIntake(analyser);
    return new StudioEngine(photos, new ScenePreparation(photos), kuwahara, STUDIO_STYLES);
  }

  get analyser(): FaceAnalyser {
    return this.photos.analyser;
  }

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
    await Promise.all([this.analyser.close(), this.kuwahara.close()]);
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

  /** Like `render`, with a style outside the catalogue. */
  async renderTreated(
    references: readonly Reference[],
    treatment: Treatment,
    recipe: Recipe,
    options: RenderOptions,
  ): Promise<PersonPortrait> {
    const { style, closeness = 1 } = treatment;
    const isCutOut = treatment.isCutOut ?? isCutOutBy(recipe.finish, style);
    const clock = stageClock(options);
    const inferenceBefore = this.inferenceMs;
    const prepared = await this.scenes.sceneOf(references, recipe, clock, { need: style.photo });
    const { subject } = prepared;
    const clothed = inClothes(prepared.scene, recipe.finish);
    const whole = clothed ?? prepared.scene;
    const random = seededRandom(recipe.seed);
    const variation = variationOf(recipe.seed);
    const scene = await clock.stage('style', () => {
      const wanted = { variation, closeness, isPosed: recipe.headPose !== null };
      const chosen = portraitFrame(whole, style, random, wanted);
      return framedScene(whole, chosen, recipe.size, style, variation);
    });
    const box = boundsOf(scene.landmarks);
    const { picture, likeness, gentleness } = await paintUntilAlike(
      (strength) => this.paintTreated(scene, treatment, recipe, { variation, strength, clock }),
      (image) => clock.stage('verify', () => measureLikeness(this.analyser, image, box, subject)),
    );
    const { heldOut, ...own } = likeness;
    return {
      ...(isCutOut ? cutOut(picture, scene.alpha) : { image: picture }),
      face: box,
      likeness: { ...own, referenceIndex: subject.referenceIndex },
      record: studioRecord(
        references,
        recipe,
        style,
        { ...prepared, keepsClothes: !clothed },
        scene,
        {
          heldOut: subject.heldOut &&
            heldOut && { referenceId: references[subject.heldOut.referenceIndex].id, ...heldOut },
          sharpness: faceQuality(picture, box).sharpness,
          gentleness,
          provider: this.analyser.provider,
          timings: clock.timings,
          inferenceMs: this.inferenceMs - inferenceBefore,
        },
      ),
    };
  }

  async paintTreated(
    scene: Scene,
    { style, isToned = false, finish }: Treatment,
    { seed, gender, finish: wish }: Pick<Recipe, 'seed' | 'gender' | 'finish'>,
    { variation, strength, clock }: Painting,
  ): Promise<RgbImage> {
    const own = finished(steered(variedStyle(style, seed, variation), gender), wish);
    const sitting = this.#sitting(scene, own, seed, seededRandom(seed), strength, clock);
    if (strength === 1) showScene(sitting);
    const coloured = await clock.stage('style', () => paint(sitting));
    const painted =
      isToned && scene.isMonochrome && takesColours(style)
        ? toneAsWhole(coloured, scene.alpha)
        : coloured;
    clock.show('style', (side) => reduced(painted, side));
    return toRgb(finish ? finish(painted, scene, strength) : painted);
  }

  paintScene(scene: Scene, style: Style, seed: number, clock: StageClock): Promise<Planar> {
    const sitting = this.#sitting(scene, style, seed, seededRandom(seed), 1, clock);
    showScene(sitting);
    return paint(sitting);
  }

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

function showScene({ scene, backdrop, random, show }: Sitting): void {
  show('matte', (side) =>
    reducedOnBackdrop(scene.foreground, scene.alpha, backdrop, random.fork('backdrop'), side),
  );
}
