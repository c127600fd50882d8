import type { PortraitFinish } from '@likeness/contracts/generation/portrait-finish';
import type { RenderStage } from '@likeness/contracts/http/generation';
import type { EngineRecord, OrderRecord } from '@likeness/contracts/http/recipe';
import type { Prompt } from '@likeness/prompts/read-prompt';
import type { HeadPose } from '../../analysis/head-pose.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import type { Batch } from './batch.js';

export type Reference = { readonly id: string; readonly image: RgbImage };

export type Framing = {
  readonly x: number;
  readonly y: number;
  readonly faceHeight: number;
};

export type WantedPose = HeadPose & { readonly framing: Framing };

export type Recipe = {
  readonly style: string | null;
  readonly prompt?: Prompt;
  readonly gender: 'woman' | 'man' | null;
  readonly finish?: PortraitFinish | null;
  /** Unsigned 32-bit; chooses light, backdrop, crop and strokes. */
  readonly seed: number;
  readonly size: number;
  /** Followed as far as the photos allow; null keeps the pose of the best photo. */
  readonly headPose: WantedPose | null;
};

/** `fraction` of the whole job, 0..1, monotonic. */
type RenderProgress = (stage: RenderStage, fraction: number) => void;

export type RenderOptions = {
  readonly onProgress: RenderProgress;
  readonly signal: AbortSignal;
  readonly onPreview?: PreviewSink;
  readonly batch?: Batch;
};

/** Options of a render that nobody follows. */
export function quietly(signal = new AbortController().signal): RenderOptions {
  return { onProgress: () => undefined, signal };
}

/** `draw` reduces to the given side; call it synchronously, because the pixels change later. */
export type PreviewSink = (
  stage: RenderStage,
  draw: (side: number) => RgbImage,
  check?: (preview: RgbImage) => Promise<void>,
) => void;

type PortraitLikeness = {
  readonly percent: number;
  readonly euclid: number;
  readonly cosine: number;
  readonly referenceIndex: number;
};

/** Provenance and settings that reproduce the portrait. */
type PortraitRecord = Omit<EngineRecord, 'attempts'> &
  Pick<OrderRecord, 'style' | 'gender' | 'seed'>;

export type Portrait = {
  readonly image: RgbImage;
  /** Coverage per pixel of a cut-out, 0..255; transparent pixels have a color too. */
  readonly alpha?: Uint8Array;
  /** In pixels of `image`. */
  readonly face: { x: number; y: number; width: number; height: number };
  /** Null if the picture shows no person from a photo. */
  readonly likeness: PortraitLikeness | null;
  readonly record: PortraitRecord;
};

export type PersonPortrait = Portrait & { readonly likeness: PortraitLikeness };

export type PoseEntry = {
  /** Lowercase with dashes; input of `findStudioPose`. */
  readonly key: string;
  /** A WebP file rendered by the engine. */
  readonly picture: URL;
};

/** Port: renders one portrait from photos or words and a recipe. */
export abstract class PortraitEngine {
  /**
   * @param references up to 15 photos, interpreted by the engine
   * @throws UnknownStyleError, PhotoRefusedError (no usable face), LikenessRefusedError, or the
   * signal's reason
   */
  abstract render(
    references: readonly Reference[],
    recipe: Recipe,
    options: RenderOptions,
  ): Promise<Portrait>;
}
