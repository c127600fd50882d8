import { floor, max, min, round } from '../pixels/math.js';
import { createHash } from 'node:crypto';
import { FaceAnalyser, type AnalyserOptions } from '../../analysis/face-analyser.js';
import { compareEmbeddings, embedFaceAt } from '../../analysis/likeness.js';
import type { Box } from '../../analysis/geometry.js';
import type { ExecutionProvider, RejectedProvider } from '../../models/inference-session.js';
import type { RgbImage } from '../../raster/rgb-image.js';
import { toRgb } from '../pixels/planar.js';
import { seededRandom, type Random } from '../pixels/random.js';
import {
  PortraitEngine,
  type PersonPortrait,
  type Recipe,
  type Reference,
  type RenderOptions,
} from '../portrait-engine.js';
import { chooseSubject, sightPerson, type Sighting } from './intake.js';
import { KuwaharaFilter } from './kuwahara/kuwahara-filter.js';
import { LruCache } from './lru-cache.js';
import { prepareScene } from './prepare-scene.js';
import { paint } from './renderers/paint.js';
import type { Sitting } from './renderers/renderer.js';
import { frame, type Scene } from './scene.js';
import { stageClock, type StageClock } from './stage-clock.js';
import { findStyle, STUDIO_ENGINE, STUDIO_STYLES, styleValue } from './catalogue.js';
import type { Style } from './styles/style.js';
import type { Subject } from './subject.js';
import { paintUntilAlike } from './verify.js';

const STUDIO_VERSION = '1.0.0';

/** The scene is prepared a little larger than the picture, so that the seed can move the frame. */
const MARGIN = 1.125;
const SCENES_KEPT = 3;
const SIGHTINGS_KEPT = 16;

type Prepared = { subject: Subject; scene: Scene };

/** The embedded engine: re-renders the person's own photo, so that the identity is kept by construction. */
export class StudioEngine extends PortraitEngine {
  readonly #sightings = new LruCache<string, Sighting[]>(SIGHTINGS_KEPT);
  readonly #scenes = new LruCache<string, Scene>(SCENES_KEPT);

  private constructor(
    private readonly analyser: FaceAnalyser,
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
    const style = findStyle(this.styles, recipe.style);
    const clock = stageClock(options);
    const inferenceBefore = this.#inferenceMs();
    const { subject, scene: whole } = await this.#prepare(references, recipe.size, clock);
    const random = seededRandom(recipe.seed);
    const scene = await clock.stage('style', () =>
      frame(whole, chooseFrame(whole, random.fork('frame')), recipe.size),
    );
    const box = faceBox(scene);
    const { picture, likeness, attempt } = await paintUntilAlike(
      async (strength) => {
        const sitting = this.#sitting(scene, style, recipe.seed, random, strength, clock);
        return toRgb(await clock.stage('style', () => paint(sitting)));
      },
      (image) => clock.stage('verify', () => this.#measure(image, box, subject)),
    );
    const { heldOut, ...own } = likeness;
    return {
      image: picture,
      face: box,
      likeness: { ...own, referenceIndex: subject.referenceIndex },
      attempts: attempt + 1,
      record: {
        engine: STUDIO_ENGINE,
        engineVersion: STUDIO_VERSION,
        style: styleValue(style),
        renderer: style.look.renderer,
        gender: recipe.gender,
        seed: recipe.seed,
        size: recipe.size,
        referenceId: references[subject.referenceIndex].id,
        unmet: [],
        heldOut: subject.heldOut &&
          heldOut && { referenceId: references[subject.heldOut.referenceIndex].id, ...heldOut },
        gentleness: attempt,
        provider: this.analyser.provider,
        timings: clock.timings,
        inferenceMs: this.#inferenceMs() - inferenceBefore,
      },
    };
  }

  async #prepare(
    references: readonly Reference[],
    size: number,
    clock: StageClock,
  ): Promise<Prepared> {
    const key = fingerprint(references);
    const subject = await clock.stage('analyse', async () =>
      chooseSubject(await this.#sightings.get(key, () => sightPerson(this.analyser, references))),
    );
    const wide = 8 * round((size * MARGIN) / 8);
    const scene = await this.#scenes.get(`${key}:${wide}`, () =>
      prepareScene(this.analyser, subject, wide, clock.stage),
    );
    return { subject, scene };
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

  /** Neighbouring seeds get different backdrops and light, so that the images of one submit differ. */
  #sitting(
    scene: Scene,
    style: Style,
    seed: number,
    random: Random,
    strength: number,
    clock: StageClock,
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
      breathe: clock.breathe,
    };
  }

  #inferenceMs(): number {
    return this.analyser.inferenceMs + this.kuwahara.elapsedMs;
  }
}

/** Where the seed puts the frame inside the prepared scene: nearer or farther, a little to the side. */
function chooseFrame(scene: Scene, random: Random) {
  const side = scene.size * random.between(0.89, 1);
  const room = scene.size - side;
  return {
    x: room * random.between(0.25, 0.75),
    y: room * random.between(0.35, 0.85),
    width: side,
    height: side,
  };
}

function faceBox(scene: Scene) {
  const xs = scene.landmarks.map((p) => p.x);
  const ys = scene.landmarks.map((p) => p.y);
  const [x, y] = [min(...xs), min(...ys)];
  return { x, y, width: max(...xs) - x, height: max(...ys) - y };
}

/** Digests of photos that are still in memory somewhere: hashing a large one takes as long as a stage. */
const digests = new WeakMap<RgbImage, string>();

/** Same photos, same key, whatever they are called. */
function fingerprint(references: readonly Reference[]): string {
  return references.map(({ image }) => digestOf(image)).join();
}

function digestOf(image: RgbImage): string {
  const known = digests.get(image);
  if (known) return known;
  const { width, height, data } = image;
  const digest = createHash('sha256').update(`${width}x${height}:`).update(data).digest('base64');
  digests.set(image, digest);
  return digest;
}
