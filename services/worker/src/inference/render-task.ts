import type { MessagePort } from 'node:worker_threads';
import type { RenderStage } from '@likeness/contracts/http/generation';
import type { PhotoReference } from '@likeness/contracts/http/internal';
import type { Likeness } from '@likeness/contracts/http/images';
import type { Recipe } from '../engines/portrait-engine.js';

export type RenderTask = {
  readonly references: readonly PhotoReference[];
  readonly recipe: Recipe;
  /** Where the thread posts `StageProgress`. */
  readonly progress: MessagePort;
};

/** `fraction` is of the whole image, 0..1. */
export type StageProgress = { readonly stage: RenderStage; readonly fraction: number };

export type RenderedPortrait =
  | {
      readonly status: 'rendered';
      /** JPEG files. */
      readonly master: Uint8Array;
      readonly watermarked: Uint8Array;
      readonly width: number;
      readonly height: number;
      readonly likeness: Likeness;
      readonly record: Record<string, unknown>;
    }
  | { readonly status: 'refused'; readonly code: string; readonly detail: string };
