import type { PictureFormat } from '@likeness/contracts/generation/render-files';
import type { Recipe } from '@likeness/contracts/http/recipe';
import type { RenderStage } from '@likeness/contracts/http/generation';
import type { Likeness } from '@likeness/contracts/http/images';
import type { StorageFault } from '@likeness/storage/storage-error';
import type { SentError } from './process-messages.js';
import type { PictureHistory } from '../provenance/content-credentials.js';

type StageProgress = { readonly stage: RenderStage; readonly fraction: number };
export type StagePreview = { readonly stage: RenderStage; readonly preview: string };
export type RenderNews = StageProgress | StagePreview;

export class RenderAloneError extends Error {
  override readonly name = 'RenderAloneError';
}

export type OfOne =
  | { readonly news: unknown }
  | { readonly portrait: RenderedPortrait }
  | { readonly error: SentError; readonly mustRenderAlone: boolean };

export type RenderedPortrait =
  | {
      readonly status: 'rendered';
      readonly master: Uint8Array;
      readonly watermarked: Uint8Array;
      readonly format: PictureFormat;
      readonly fingerprint: Uint8Array;
      readonly history: PictureHistory;
      readonly width: number;
      readonly height: number;
      readonly likeness: Likeness | null;
      readonly record: Recipe;
    }
  | { readonly status: 'refused'; readonly code: string; readonly detail: string }
  | { readonly status: 'storage_away'; readonly fault: StorageFault; readonly message: string };
