import type { StorageFault } from '@likeness/storage/storage-error';
import type { RgbImage } from '../imaging/rgb-image.js';
import type { DecoderSettings } from './process-settings.js';

export type ToProcess =
  | { readonly kind: 'open'; readonly settings: DecoderSettings }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'run'; readonly id: number; readonly task: unknown }
  | { readonly kind: 'cancel'; readonly id: number; readonly part?: number };

export type MarkAsk = { readonly mark: RgbImage } | { readonly readMark: RgbImage };
/** What a process asks of its parent, which has the keys. */
export type Ask = { readonly read: string } | MarkAsk;
/** `fault`: of the store; `missing`: key of an object. */
export type Answer =
  | { readonly value: unknown }
  | { readonly error: SentError; readonly fault?: StorageFault; readonly missing?: string };

export type FromProcess =
  | { readonly kind: 'ask'; readonly id: number; readonly ask: Ask }
  | { readonly kind: 'opened'; readonly report: unknown }
  | { readonly kind: 'unopened'; readonly error: SentError }
  | { readonly kind: 'news'; readonly id: number; readonly news: unknown }
  | { readonly kind: 'done'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly error: SentError };

/** Without the cause, which may not be cloneable. */
export type SentError = {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
};

export function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack };
}

export function receivedError({ name, message, stack }: SentError): Error {
  return Object.assign(new Error(message), { name, stack });
}
