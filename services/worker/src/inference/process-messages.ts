import type { StorageFault } from '@likeness/storage/storage-error';
import type { DecoderSettings } from './process-settings.js';

export type ToProcess =
  | { readonly kind: 'open'; readonly settings: DecoderSettings }
  | { readonly kind: 'object'; readonly key: string; readonly read: ReadObject }
  | { readonly kind: 'run'; readonly id: number; readonly task: unknown }
  | { readonly kind: 'cancel'; readonly id: number; readonly part?: number };

/** `fault`: of the store; null for a missing object. */
export type ReadObject =
  | { readonly bytes: Uint8Array }
  | { readonly error: SentError; readonly fault?: StorageFault | null };

export type FromProcess =
  | { readonly kind: 'read'; readonly key: string }
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
