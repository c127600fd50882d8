import type { GenerationTerms } from '@likeness/contracts/generation/price';
import type { PortraitFinish } from '@likeness/contracts/generation/portrait-finish';
import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import type { Tool } from '@likeness/contracts/generation/tool';
import type { Gender } from '@likeness/contracts/http/generation';
import type { PhotoReference } from '@likeness/contracts/http/internal';
import type { Person } from '@likeness/contracts/identity/principal';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';
import type { ChosenPose, Prompts } from '../database/generation.entity.js';

export type AskedPose =
  | { readonly kind: 'file'; readonly file: TemporaryFile }
  | { readonly kind: 'gallery'; readonly imageId: string }
  | { readonly kind: 'default'; readonly name: string };

export type Order = {
  readonly tool: Tool;
  /** Value of a style, `random` or `four styles`; null if the images follow a prompt. */
  readonly style: string | null;
  readonly gender: Gender | null;
  /** Null if the images follow a prompt. */
  readonly finish: PortraitFinish | null;
  readonly prompts: Prompts | null;
  readonly headPose: AskedPose | null;
  readonly photoIds: readonly string[];
  readonly photoFiles: readonly TemporaryFile[];
  readonly faceConsent: boolean;
  /** Undefined: the default of the person's plan. */
  readonly removesWatermark: boolean | undefined;
  readonly imageCount: number;
  /** The generation, and the image that the call waits for; undefined for a call without ids. */
  readonly numbered: { readonly generationId: string; readonly imageIndex: number } | undefined;
  readonly seed: number | undefined;
};

export type Materials = {
  readonly photos: readonly PhotoReference[];
  readonly headPose: ChosenPose | null;
};

export type PreparedOrder = {
  readonly person: Person;
  readonly order: Order;
  readonly materials: Materials;
  readonly images: readonly { readonly styleId: string | null; readonly lane: RenderLane }[];
  readonly formHash: string;
};

export type SetRequest = PreparedOrder & { readonly terms: GenerationTerms };
