import type { ProcessSettings } from './process-settings.js';

/** What travels between the worker and one of its inference processes, as structured clones. */
export type ToProcess =
  | { readonly kind: 'open'; readonly settings: ProcessSettings }
  | { readonly kind: 'run'; readonly id: number; readonly task: unknown }
  /** Asks for a task to be given up, or for a part of it; a process that does not give up a task in time is killed. */
  | { readonly kind: 'cancel'; readonly id: number; readonly part?: number };

export type FromProcess =
  | { readonly kind: 'opened'; readonly report: unknown }
  | { readonly kind: 'unopened'; readonly error: SentError }
  | { readonly kind: 'news'; readonly id: number; readonly news: unknown }
  | { readonly kind: 'done'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly error: SentError };

/** An error without its cause, which may hold what can't be cloned. */
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
