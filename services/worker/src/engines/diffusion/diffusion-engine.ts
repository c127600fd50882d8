import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import { faceQuality } from '../../analysis/face-quality.js';
import type { ExecutionProvider } from '../../models/inference-session.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import {
  type Portrait,
  PortraitEngine,
  type Recipe,
  type Reference,
  type RenderOptions,
} from '../portrait/portrait-engine.js';
import { headAround } from '../portrait/head-around.js';
import type { PhotoIntake } from '../portrait/photo-intake.js';
import { stageClock, type StageClock } from '../portrait/stage-clock.js';
import type { Subject } from '../portrait/subject.js';
import { unmetRecord } from '../portrait/unmet-record.js';
import { paintUntilAlike } from '../portrait/verify.js';
import { decodeLatent, type ExactGraphs } from './decode-latent.js';
import { fivePointsOf } from './faces/five-points.js';
import type { PackFaces } from './faces/pack-faces.js';
import { placedPoints } from './faces/place-face.js';
import { Graph } from './graphs/graph.js';
import type { PackChecks } from './checks/pack-checks.js';
import type { LatentPreview } from './latents/latent-preview.js';
import { type MeasuredFace, measureFace } from './measure-face.js';
import { seededNoise } from './noise/seeded-noise.js';
import type { DiffusionPipeline, PreparedOrder, WantedFace } from './pipelines/pipeline.js';
import { runSteps } from './step-loop.js';
import { closerSettings } from './styles/closer-settings.js';
import { wordsFor } from './styles/words-for.js';
import sharp from 'sharp';

type Size = { readonly width: number; readonly height: number };

export type DiffusionParts = {
  readonly manifest: PackManifest;
  readonly provider: ExecutionProvider;
  readonly photos: PhotoIntake;
  readonly pipeline: DiffusionPipeline;
  readonly decoder: Graph;
  readonly exact: ExactGraphs;
  readonly preview: LatentPreview;
  readonly faces: PackFaces | null;
  readonly checks: PackChecks;
};

/** Style strength by gentleness: the gentler picture keeps closer to the face and uses other noise. */
const FREEDOM = [1, 0.5] as const;

export class DiffusionEngine extends PortraitEngine {
  constructor(private readonly parts: DiffusionParts) {
    super();
  }

  get inferenceMs(): number {
    return Graph.elapsedMs + this.parts.photos.analyser.inferenceMs;
  }

  /** @throws NumbersLostError; PictureRefusedError and PhotoRefusedError from the checks */
  async render(
    references: readonly Reference[],
    recipe: Recipe,
    options: RenderOptions,
  ): Promise<Portrait> {
    const { manifest, provider, checks } = this.parts;
    const clock = stageClock(options);
    const inferenceBefore = this.inferenceMs;
    const words = wordsFor(recipe, manifest);
    const { batch } = options;
    const once = <T>(name: string, make: () => Promise<T>) =>
      batch ? batch.once(name, make) : make();
    const { subject, face } = await clock.stage('analyse', () =>
      once('subject', async () => {
        await this.#assertAdults(references);
        const found = await this.parts.photos.subjectOf(references, { pose: recipe.headPose });
        return { subject: found, face: await this.#wantedFace(found, recipe) };
      }),
    );
    const cut = new Set<string>();
    const draw = async (freedom: number) => {
      const order = await clock.stage('diffuse', () =>
        once(`order ${freedom}`, () =>
          this.parts.pipeline.prepare({
            ...words,
            ...manifest.size,
            settings: freedom === 1 ? words.settings : closerSettings(words.settings),
            references: this.#seen(references, subject),
            face,
          }),
        ),
      );
      order.cut.forEach((each) => cut.add(each));
      return this.#draw(order, recipe, freedom === 1 ? 0 : 1, { ...clock, batch });
    };
    const { picture, gentleness, measured } = await this.#untilAlike(draw, subject, clock);
    await checks.assertSafe(picture);
    const heldOut = measured?.heldOut;
    return {
      image: picture,
      face: measured?.box ?? { x: 0, y: 0, ...sidesOf(picture) },
      likeness: measured && {
        percent: measured.percent,
        euclid: measured.euclid,
        cosine: measured.cosine,
        referenceIndex: subject.referenceIndex,
      },
      record: {
        engine: manifest.id,
        engineVersion: manifest.version,
        renderer: manifest.pipeline,
        pack: manifest.name,
        style: recipe.style,
        gender: recipe.gender,
        seed: recipe.seed,
        size: recipe.size,
        ...(measured && {
          head: headAround(measured.box, sidesOf(picture)),
          sharpness: faceQuality(picture, measured.box).sharpness,
        }),
        referenceId: references[subject.referenceIndex].id,
        ...unmetRecord([...cut].map((words) => ({ code: 'prompt-too-long', words }))),
        heldOut:
          subject.heldOut && heldOut
            ? { referenceId: references[subject.heldOut.referenceIndex].id, ...heldOut }
            : null,
        gentleness,
        provider,
        timings: clock.timings,
        inferenceMs: this.inferenceMs - inferenceBefore,
      },
    };
  }

  async #assertAdults(references: readonly Reference[]): Promise<void> {
    const { photos, checks } = this.parts;
    for (const { image, face, others } of await photos.sightingsOf(references))
      for (const { box } of [face.mesh, ...others]) await checks.assertAdult(image, box);
  }

  async #wantedFace(
    { image, mesh }: Subject,
    { headPose }: Recipe,
  ): Promise<WantedFace | undefined> {
    const { faces, manifest } = this.parts;
    if (!faces) return undefined;
    const points = (await faces.pointsAt(image, mesh.box)) ?? fivePointsOf(mesh);
    return {
      embedding: await faces.embed(image, points),
      points: placedPoints(mesh, points, headPose, manifest.size),
    };
  }

  #seen(references: readonly Reference[], { referenceIndex }: Subject): RgbImage[] {
    const { faces, manifest } = this.parts;
    if (faces) return [];
    const others = references.filter((_, index) => index !== referenceIndex);
    return [references[referenceIndex], ...others]
      .slice(0, manifest.maxReferences)
      .map(({ image }) => image);
  }

  async #draw(
    order: PreparedOrder,
    { seed, size }: Recipe,
    gentleness: number,
    { stage, checkpoint, show, batch }: StageClock & Pick<RenderOptions, 'batch'>,
  ): Promise<RgbImage> {
    const { decoder, exact, preview, checks } = this.parts;
    const sample = await stage('diffuse', () =>
      runSteps(order, seededNoise(seed, gentleness), {
        checkpoint,
        batch,
        onStep: (_, latent) =>
          show(
            'diffuse',
            (side) => preview(order.latentOf(latent), side),
            (soFar) => checks.assertSafe(soFar),
          ),
      }),
    );
    return stage('decode', async () => {
      const picture = await decodeLatent(decoder, order.latentOf(sample), exact);
      return resized(picture, { width: size, height: size });
    });
  }

  async #untilAlike(
    draw: (freedom: number) => Promise<RgbImage>,
    subject: Subject,
    clock: StageClock,
  ): Promise<{ picture: RgbImage; gentleness: number; measured: MeasuredFace | null }> {
    const { manifest, photos } = this.parts;
    if (manifest.untrained) return { picture: await draw(1), gentleness: 0, measured: null };
    const { likeness, ...drawn } = await paintUntilAlike(
      draw,
      (image) => clock.stage('verify', () => measureFace(photos.analyser, image, subject)),
      FREEDOM,
    );
    return { ...drawn, measured: likeness };
  }
}

function sidesOf({ width, height }: RgbImage) {
  return { width, height };
}

async function resized(image: RgbImage, { width, height }: Size): Promise<RgbImage> {
  if (image.width === width && image.height === height) return image;
  const raw = { width: image.width, height: image.height, channels: 3 as const };
  const data = await sharp(image.data, { raw })
    .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return { width, height, data };
}
