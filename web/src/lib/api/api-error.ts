export const UNKNOWN_ERROR = 'An unexpected error occurred (unknown error)';

/** The server refused a call. `message` is fit to be shown; `code` is from the error catalogue. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string | null,
    message: string,
    readonly retryAfterSeconds: number | null = null,
    /** What the server itself said; null when it said nothing that could be shown. */
    readonly detail: string | null = null,
    /** Messages by field, where the server refused single fields. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** The call got no answer at all: offline, connection lost, server gone. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor() {
    super('There is no connection to the studio. Please check your network and try again.');
  }
}

function firstText(...candidates: unknown[]): string | undefined {
  return candidates.find(
    (candidate): candidate is string => typeof candidate === 'string' && candidate.trim() !== '',
  );
}

/** The refused fields of a validation answer: the last place of each `loc` names the field. */
function refusedFields(detail: unknown): Record<string, string> {
  if (!Array.isArray(detail)) return {};
  const named = detail.flatMap((item: { loc?: unknown; msg?: unknown } | null) => {
    const name: unknown = Array.isArray(item?.loc) ? item.loc.at(-1) : undefined;
    return typeof name === 'string' && typeof item?.msg === 'string' ? [[name, item.msg]] : [];
  });
  return Object.fromEntries(named) as Record<string, string>;
}

/** Reads a refused answer: its `detail`, else `message`, else `error`, else the spec's last words. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const refused = refusedFields(fields.detail);
  const [firstRefusal] = Object.values(refused);
  const detail = firstText(fields.detail, fields.message, fields.error, firstRefusal) ?? null;
  return new ApiError(
    response.status,
    firstText(fields.code) ?? null,
    detail ?? UNKNOWN_ERROR,
    Number.isFinite(seconds) ? seconds : null,
    detail,
    refused,
  );
}
