/** Counts of one operation. */
export type Operation = {
  readonly name: string;
  readonly statuses: Map<string, number>;
  readonly durationsMs: number[];
};

const ID = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/gi;
/** 503 is a planned answer with `Retry-After`. */
const SERVER_ERROR = /^5(?!03)/;
const HASHED_FILE = /\/assets\/.+$/;

/** Records requests, responses and the time to their headers. */
export class Recorder {
  readonly #operations = new Map<string, Operation>();
  requests = 0;

  /** A fetch with `address` as the client address, as a proxy sends it. */
  from(address: string): typeof fetch {
    return async (input, init = {}) => {
      const url = input instanceof Request ? input.url : String(input);
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', address);
      const begun = performance.now();
      const name = operationName(init.method ?? 'GET', url);
      const note = (outcome: string) => this.note(name, outcome, performance.now() - begun);
      try {
        const response = await fetch(input, { ...init, headers });
        note(String(response.status));
        return response;
      } catch (error) {
        note(causeOf(error));
        throw error;
      }
    };
  }

  note(name: string, outcome: string, durationMs: number): void {
    this.requests += 1;
    const operation = this.#operations.get(name) ?? {
      name,
      statuses: new Map<string, number>(),
      durationsMs: [],
    };
    this.#operations.set(name, operation);
    operation.statuses.set(outcome, (operation.statuses.get(outcome) ?? 0) + 1);
    operation.durationsMs.push(durationMs);
  }

  /** Responses with 5xx other than 503. */
  serverErrors(): number {
    return this.operations()
      .flatMap(({ statuses }) => [...statuses])
      .filter(([status]) => this.isServerError(status))
      .reduce((sum, [, count]) => sum + count, 0);
  }

  isServerError(status: string): boolean {
    return SERVER_ERROR.test(status);
  }

  operations(): Operation[] {
    return [...this.#operations.values()].sort((a, b) => a.name.localeCompare(b.name));
  }
}

/** Method and path without ids. */
function operationName(method: string, url: string): string {
  const path = new URL(url).pathname.replace(ID, '{id}').replace(HASHED_FILE, '/assets/…');
  return `${method} ${path}`;
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error) {
    return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  }
  return 'unknown';
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}
