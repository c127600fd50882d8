import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ApiDocument, ResponseObject } from './api-document.js';
import type { ReceivedAnswer } from './send.js';
import type { SentRequest } from './sent-request.js';

const DOCUMENT = 'document';
const STACK_TRACE = /\bat .+\.[cm]?[jt]s:\d+|node_modules|\bError:/;
/** Required headers by status. */
const NEEDED: Readonly<Record<number, string>> = {
  401: 'www-authenticate',
  405: 'allow',
  429: 'retry-after',
};

/** Checks status, type, body and headers against the document. */
export class AnswerCheck {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(private readonly document: ApiDocument) {
    // Ajv must know every format that the document uses.
    formats.default(this.#ajv);
    this.#ajv.addSchema(document.raw, DOCUMENT);
  }

  problemsOf({ operation, method }: SentRequest, answer: ReceivedAnswer): string[] {
    const { id, path } = operation;
    const response = operation.responses[answer.status];
    if (!response) return [`${id} answered ${answer.status}, which the document does not know`];
    const place = `paths/${escaped(path)}/${operation.method.toLowerCase()}/responses/${answer.status}`;
    return this.#problems(response, place, answer, method === 'HEAD');
  }

  problemsOfUnknownMethod(path: string, method: string, answer: ReceivedAnswer): string[] {
    if (answer.status !== 405) return [`${method} ${path} answered ${answer.status}, not 405`];
    const name = /^\/api\/(auth|newsletter|users)(\/|$)/.test(path)
      ? 'AccountMethodNotAllowed'
      : 'MethodNotAllowed';
    const allowed = this.document.methodsOf(path).join(', ');
    const told = String(answer.headers.allow);
    return [
      ...(told === allowed ? [] : [`${method} ${path} says it allows ${told}, not ${allowed}`]),
      ...this.#problems(
        this.document.sharedResponse(name),
        `components/responses/${name}`,
        answer,
        method === 'HEAD',
      ),
    ];
  }

  #problems(
    { content, headers = {} }: ResponseObject,
    place: string,
    { status, headers: received, body }: ReceivedAnswer,
    isHead: boolean,
  ): string[] {
    const problems: string[] = [];
    if (status >= 500 && status !== 503) problems.push(`a fault of ours: ${status}`);
    const needed = NEEDED[status];
    if (needed !== undefined) {
      if (received[needed] === undefined) problems.push(`${status} without ${needed}`);
      const isTold = Object.keys(headers).some((name) => name.toLowerCase() === needed);
      if (!isTold) problems.push(`the document does not tell of ${needed}`);
    }
    if (isHead || !content) {
      if (body.length > 0) problems.push(`a body where there is none: ${excerpt(body)}`);
      return problems;
    }
    const [type = ''] = String(received['content-type'] ?? '').split(';');
    if (!content[type]) return [...problems, `of type ${type || 'none'}: ${excerpt(body)}`];
    if (type !== 'application/json') return problems;
    return [...problems, ...this.#formOf(`${place}/content/${escaped(type)}/schema`, body)];
  }

  #formOf(place: string, body: Buffer): string[] {
    const text = body.toString();
    if (STACK_TRACE.test(text)) return [`it holds a stack: ${excerpt(body)}`];
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [`not JSON: ${excerpt(body)}`];
    }
    const validate =
      this.#compiled.get(place) ?? this.#ajv.compile({ $ref: `${DOCUMENT}#/${place}` });
    this.#compiled.set(place, validate);
    if (validate(value)) return [];
    return [`not of its form: ${this.#ajv.errorsText(validate.errors)}: ${excerpt(body)}`];
  }
}

function escaped(segment: string): string {
  return encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function excerpt(body: Buffer): string {
  return body.subarray(0, 300).toString();
}
