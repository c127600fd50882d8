import type { RgbImage } from '../raster/rgb-image.js';

/** One photo of the person, decoded and upright. */
export type Reference = { readonly id: string; readonly image: RgbImage };

/** What to make. The same recipe on the same photos gives the same pixels. */
export type Recipe = {
  /** A style's value: its title without the three-character prefix, any case. */
  readonly style: string;
  readonly gender: 'woman' | 'man';
  /** Unsigned 32-bit; chooses light, backdrop, crop and strokes. */
  readonly seed: number;
  /** Side of the square picture in pixels. */
  readonly size: number;
};

export type RenderStage = 'analyse' | 'compose' | 'matte' | 'light' | 'style' | 'verify' | 'encode';

/** `fraction` is of the whole job, 0..1, never falling. */
type RenderProgress = (stage: RenderStage, fraction: number) => void;

export type RenderOptions = {
  readonly onProgress: RenderProgress;
  readonly signal: AbortSignal;
};

/** How near the portrait's face is to the photo's. */
type PortraitLikeness = {
  readonly percent: number;
  readonly euclid: number;
  readonly cosine: number;
  /** Position in `references` of the photo it was compared with. */
  readonly referenceIndex: number;
};

/** What a person needs to know how the picture came about, and to make it again. */
type PortraitRecord = {
  readonly engine: string;
  readonly engineVersion: string;
  readonly style: string;
  readonly renderer: string;
  readonly gender: Recipe['gender'];
  readonly seed: number;
  readonly size: number;
  readonly referenceId: string;
  /** 0 is the full strength of the style; 1 and 2 are the gentler renders. */
  readonly gentleness: number;
  readonly provider: string;
  /** Milliseconds per stage, summed over attempts. */
  readonly timings: Readonly<Partial<Record<RenderStage, number>>>;
  /** Part of the time spent inside ONNX Runtime, milliseconds. */
  readonly inferenceMs: number;
};

export type Portrait = {
  readonly image: RgbImage;
  /** Where the face is in `image`, in pixels. */
  readonly face: { x: number; y: number; width: number; height: number };
  readonly likeness: PortraitLikeness;
  readonly attempts: number;
  readonly record: PortraitRecord;
};

/** What a style looks like to those who choose one. */
export type StyleEntry = {
  readonly id: string;
  /** Three characters that order the list, then the name that `Recipe.style` takes. */
  readonly title: string;
  readonly description: string;
  /** A WebP file made by the engine itself. */
  readonly preview: URL;
};

/** Port: turns photos of a person and a recipe into one portrait. */
export abstract class PortraitEngine {
  /**
   * @param references 1..15 photos of the same person
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
