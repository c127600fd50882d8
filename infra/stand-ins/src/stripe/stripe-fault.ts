type FaultType = 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';

type Details = { type?: FaultType; code?: string; param?: string };

export class StripeFault extends Error {
  constructor(
    readonly status: number,
    message: string,
    private readonly details: Details = {},
  ) {
    super(message);
  }

  toBody() {
    const { type = 'invalid_request_error', code, param } = this.details;
    return { error: { type, message: this.message, code, param } };
  }
}

/** A missing object named in the path (404) or in a parameter (400). */
export function missing(what: string, id: string, param?: string): StripeFault {
  return new StripeFault(param ? 400 : 404, `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
  });
}

export function badParameter(message: string, param: string, code?: string): StripeFault {
  return new StripeFault(400, message, { param, ...(code && { code }) });
}
