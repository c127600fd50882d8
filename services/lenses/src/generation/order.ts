import type { Tool } from '@likeness/contracts/generation/tool';
import type { Gender } from '@likeness/contracts/http/generation';
import type { PhotoReference, RenderSpec } from '@likeness/contracts/http/internal';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';
import type { Prompts } from '../prompts/prompts.js';

/** A head pose as it was sent. */
export type AskedPose =
  | { readonly kind: 'file'; readonly file: TemporaryFile }
  | { readonly kind: 'gallery'; readonly imageId: string }
  | { readonly kind: 'default'; readonly name: string };

/** One image as a form asked for it, whichever tool the form is of. */
export type Order = {
  readonly tool: Tool;
  /** Value of a style or `random`; null where the picture follows a prompt. */
  readonly style: string | null;
  readonly gender: Gender | null;
  readonly prompts: Prompts | null;
  readonly headPose: AskedPose | null;
  readonly photoIds: readonly string[];
  readonly photoFiles: readonly TemporaryFile[];
  readonly faceConsent: boolean;
  /** Undefined leaves it to what the person's plan usually does. */
  readonly removesWatermark: boolean | undefined;
  readonly imageCount: number;
  /** Which image of which generation; undefined for a call that names neither. */
  readonly numbered: { readonly generationId: string; readonly imageIndex: number } | undefined;
  readonly seed: number | undefined;
};

export type ChosenPose = NonNullable<RenderSpec['head_pose']>;

/** The pictures of an order, found, checked and stored. */
export type Materials = {
  readonly photos: readonly PhotoReference[];
  readonly headPose: ChosenPose | null;
};
