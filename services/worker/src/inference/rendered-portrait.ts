import type { PictureFormat } from '@likeness/contracts/generation/render-files';
import type { Recipe } from '@likeness/contracts/http/recipe';
import type { RenderStage } from '@likeness/contracts/http/generation';
import type { Likeness } from '@likeness/contracts/http/images';
import type { StorageFault } from '@likeness/storage/storage-error';
import type { SentError } from './process-messages.js';
import type { PictureHistory } from '../provenance/content-credentials.js';

/** `fraction` is of the whole image, 0..1. */
type StageProgress = { readonly stage: RenderStage; readonly fraction: number };
/** The picture after `stage`, as a `data:` URL of a small WebP. */
export type StagePreview = { readonly stage: RenderStage; readonly preview: string };
export type RenderNews = StageProgress | StagePreview;

/** Portraits could not be made together; each may still be made alone. */
export class ApartError extends Error {
  override readonly name = 'ApartError';
}

/** What is told of one of several portraits that are made together. */
export type OfOne =
  | { readonly news: unknown }
  | { readonly portrait: RenderedPortrait }
  | { readonly error: SentError; readonly isApart: boolean };

export type RenderedPortrait =
  | {
      readonly status: 'rendered';
      /** Still to be signed. */
      readonly master: Uint8Array;
      readonly watermarked: Uint8Array;
      /** Of both, as the extension of a file's name. */
      readonly format: PictureFormat;
      /** A `FingerprintFile`. */
      readonly fingerprint: Uint8Array;
      readonly history: PictureHistory;
      readonly width: number;
      readonly height: number;
      /** Null for pictures that show nobody's face. */
      readonly likeness: Likeness | null;
      readonly record: Recipe;
    }
  | { readonly status: 'refused'; readonly code: string; readonly detail: string }
  /** The photos can't be read now. Errors lose their class on the way out of a process. */
  | { readonly status: 'storage_away'; readonly fault: StorageFault; readonly message: string };
