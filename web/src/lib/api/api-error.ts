export const UNKNOWN_ERROR = 'An unexpected error occurred (unknown error)';

/** The server refused a call. `message` is fit to be shown; `code` is from the error catalogue. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string | null,
    message: string,
    readonly retryAfterSeconds: number | null = null,
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

/** Reads a refused answer: its `detail`, else `message`, else `error`, else the spec's last words. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(
    response.status,
    firstText(fields.code) ?? null,
    firstText(fields.detail, fields.message, fields.error) ?? UNKNOWN_ERROR,
    Number.isFinite(seconds) ? seconds : null,
  );
}
