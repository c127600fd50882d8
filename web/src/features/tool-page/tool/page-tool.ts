import type { Image } from '@likeness/contracts/http/images';
import type { PromptReading } from '@likeness/contracts/http/prompts';
import type { QueryClient } from '@tanstack/react-query';
import type { AskedPrompt } from '../../prompt/prompt-reading-query.js';
import type { PhotosState } from '../../runs/photos/photos-state.js';
import type { RunPlan } from '../../runs/run/run-state.js';
import type { ToolRun } from '../../runs/tool-run.js';
import type { Order, Terms } from './terms.js';
import type { FormPart } from './lead-to.js';
import type { PhotosUse } from './photo-comparison-query.js';

/** The choices in every tool's form. */
export type CommonChoices = {
  positivePrompt: string;
  enhancesPositive: boolean;
  imageCount: number;
  removesWatermark: Order['removesWatermark'];
  seed: number | null;
};

export type FormFault = { part: FormPart; message: string };

/** The form at Create. */
export type FilledForm<Choices> = {
  /** With the number of images that the user can pay for. */
  form: Choices;
  photos: PhotosState;
  pose: PhotosState;
  /** Why the photos can't be used together. */
  problem: string | null;
  /** Why the prompt is refused. */
  refusal: string | null;
  /** Null for guests, who have no such choice. */
  removesWatermark: boolean | null;
};

/** The differences between the tools' pages. */
export type PageRules<Choices> = {
  askedPrompt: (choices: Choices, hasPhotos: boolean) => AskedPrompt;
  /** Null while unknown. */
  photosUse: (choices: Choices, reading: PromptReading | undefined) => PhotosUse | null;
  terms: (order: Order) => Terms;
  isIncomplete: (choices: Choices) => boolean;
  check: (filled: FilledForm<Choices>) => { fault: FormFault } | { plan: RunPlan };
  /** The choices that made an image. */
  choicesOf: (image: Image) => Partial<Choices>;
  /** Fills in the form. Resolves with the fault, or null. */
  fillQuickly: (tell: (step: string) => void) => Promise<string | null>;
  words: {
    quickStartOffer: string;
    quickStartFailed: string;
    /** In place of the server's words for an unknown error. */
    unknownError?: string;
  };
  /** Where "Create more" leads. */
  morePart: FormPart;
};

export type PageTool<Choices> = ToolRun<Choices> & PageRules<Choices>;

/** One per page load: choices and run survive navigation. */
export function onePerPage<Tool>(create: (queryClient: QueryClient) => Tool) {
  const tools = new WeakMap<QueryClient, Tool>();
  return (queryClient: QueryClient): Tool => {
    const tool = tools.get(queryClient) ?? create(queryClient);
    tools.set(queryClient, tool);
    return tool;
  };
}
