import type { MessagePort } from 'node:worker_threads';
import type { RenderStage } from '@likeness/contracts/http/generation';
import type { RenderBrief } from '@likeness/contracts/http/internal';
import type { Likeness } from '@likeness/contracts/http/images';

export type RenderTask = {
  readonly brief: RenderBrief;
  /** Where the thread posts `RenderNews`. */
  readonly news: MessagePort;
};

/** `fraction` is of the whole image, 0..1. */
export type StageProgress = { readonly stage: RenderStage; readonly fraction: number };
/** The picture after `stage`, as a `data:` URL of a small WebP. */
export type StagePreview = { readonly stage: RenderStage; readonly preview: string };
export type RenderNews = StageProgress | StagePreview;

export type RenderedPortrait =
  | {
      readonly status: 'rendered';
      /** JPEG files. */
      readonly master: Uint8Array;
      readonly watermarked: Uint8Array;
      readonly width: number;
      readonly height: number;
      /** Null for pictures that show nobody's face. */
      readonly likeness: Likeness | null;
      readonly record: Record<string, unknown>;
    }
  | { readonly status: 'refused'; readonly code: string; readonly detail: string };
