import type { FaceChoice } from '@likeness/contracts/photos/face-choice';
import { locale } from '../locale.js';
import * as text from '../messages.js';
import { translateBody } from '../refusals/refusal.js';

export { unknownError as UNKNOWN_ERROR } from '../messages.js';

type Refusal = {
  readonly retryAfterSeconds?: number | null;
  /** The server's own message; null when it sent none fit for display. */
  readonly detail?: string | null;
  readonly fields?: Readonly<Record<string, string>>;
  readonly faces?: readonly FaceChoice[];
};

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly retryAfterSeconds: number | null;
  readonly detail: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly faces: readonly FaceChoice[];

  constructor(
    readonly status: number,
    readonly code: string | null,
    message: string,
    { retryAfterSeconds = null, detail = null, fields = {}, faces = [] }: Refusal = {},
  ) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
    this.detail = detail;
    this.fields = fields;
    this.faces = faces;
  }
}

export function saysExpired(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 403 || (error.status === 401 && error.detail === 'Unauthorized');
}

export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor() {
    super(text.noConnection);
  }
}

function firstText(...candidates: unknown[]): string | undefined {
  return candidates.find(
    (candidate): candidate is string => typeof candidate === 'string' && candidate.trim() !== '',
  );
}

/** The last element of each `loc` in a validation error names the field. */
function refusedFields(detail: unknown): Record<string, string> {
  if (!Array.isArray(detail)) return {};
  const named = detail.flatMap((item: { loc?: unknown; msg?: unknown } | null) => {
    const name: unknown = Array.isArray(item?.loc) ? item.loc.at(-1) : undefined;
    return typeof name === 'string' && typeof item?.msg === 'string' ? [[name, item.msg]] : [];
  });
  return Object.fromEntries(named) as Record<string, string>;
}

const inWords = (detail: string) => (detail === 'Unauthorized' ? text.sessionOver : detail);

export function reasonOf(error: unknown): string | null {
  return error instanceof ApiError && error.detail !== null ? inWords(error.detail) : null;
}

/** Takes the message from `detail`, `message` or `error`, in this order. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (locale !== 'en') await translateBody(fields, response.status, seconds);
  const refused = refusedFields(fields.detail);
  const [firstRefusal] = Object.values(refused);
  const detail = firstText(fields.detail, fields.message, fields.error, firstRefusal) ?? null;
  const message = detail === null ? text.unknownError : inWords(detail);
  return new ApiError(response.status, firstText(fields.code) ?? null, message, {
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
    detail,
    fields: refused,
    faces: Array.isArray(fields.faces) ? (fields.faces as FaceChoice[]) : [],
  });
}
