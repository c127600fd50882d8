import type { RenderStage } from '@likeness/contracts/http/generation';
import type { EngineRecord, OrderRecord } from '@likeness/contracts/http/recipe';
import type { Prompt } from '@likeness/prompts/read-prompt';
import type { HeadPose } from '../../analysis/head-pose.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import type { Batch } from './batch.js';

export type Reference = { readonly id: string; readonly image: RgbImage };

/** Where the frame holds the face, in shares of its side. */
export type Framing = {
  readonly x: number;
  readonly y: number;
  readonly faceHeight: number;
};

export type WantedPose = HeadPose & { readonly framing: Framing };

/** What to make. The same recipe on the same photos gives the same pixels. */
export type Recipe = {
  /** A style's title, in any case; null: see `prompt`. */
  readonly style: string | null;
  readonly prompt?: Prompt;
  readonly gender: 'woman' | 'man' | null;
  /** Unsigned 32-bit; chooses light, backdrop, crop and strokes. */
  readonly seed: number;
  /** Side of the square picture in pixels. */
  readonly size: number;
  /** Followed as far as the photos allow; null leaves the head as it is in the best photo. */
  readonly headPose: WantedPose | null;
};

/** `fraction` is of the whole job, 0..1, never falling. */
type RenderProgress = (stage: RenderStage, fraction: number) => void;

export type RenderOptions = {
  readonly onProgress: RenderProgress;
  readonly signal: AbortSignal;
  readonly onPreview?: PreviewSink;
  readonly batch?: Batch;
};

/**
 * The picture so far. `draw` reduces it to at most the given side and is called at once or never:
 * the engine goes on working on the same pixels.
 */
export type PreviewSink = (
  stage: RenderStage,
  draw: (side: number) => RgbImage,
  /** Rejects a preview that may not be shown. */
  check?: (preview: RgbImage) => Promise<void>,
) => void;

type PortraitLikeness = {
  readonly percent: number;
  readonly euclid: number;
  readonly cosine: number;
  /** Position in `references` of the photo it was compared with. */
  readonly referenceIndex: number;
};

/** What a person needs to know how the picture came about, and to make it again. */
type PortraitRecord = Omit<EngineRecord, 'attempts'> &
  Pick<OrderRecord, 'style' | 'gender' | 'seed'>;

export type Portrait = {
  readonly image: RgbImage;
  /** How much of each pixel is there, 0..255, where the picture is cut out; what is not has a colour too. */
  readonly alpha?: Uint8Array;
  /** Where the face is in `image`, in pixels. */
  readonly face: { x: number; y: number; width: number; height: number };
  /** Null when the picture shows nobody's face. */
  readonly likeness: PortraitLikeness | null;
  readonly attempts: number;
  readonly record: PortraitRecord;
};

/** A portrait of somebody: the likeness was measured. */
export type PersonPortrait = Portrait & { readonly likeness: PortraitLikeness };

/** A head pose to choose from. */
export type PoseEntry = {
  /** Lower case and dashes; `Recipe.headPose` of it is found by `findStudioPose`. */
  readonly key: string;
  /** A WebP file made by the engine itself. */
  readonly picture: URL;
};

/** Port: turns photos of a person, or words alone, and a recipe into one portrait. */
export abstract class PortraitEngine {
  /**
   * @param references up to 15 photos; what they show is the engine's to say
   * @throws UnknownStyleError for a style the engine does not have
   * @throws PhotoRefusedError when no photo shows a usable face
   * @throws LikenessRefusedError when the result does not look enough like the person
   * @throws the signal's reason when aborted
   */
  abstract render(
    references: readonly Reference[],
    recipe: Recipe,
    options: RenderOptions,
  ): Promise<Portrait>;
}
