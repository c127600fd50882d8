import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { z } from 'zod';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const STACK_TRACE = /\bat .+\.[cm]?[jt]s:\d+|node_modules|\bError:/;
/** Required headers by status. */
const NEEDED: Readonly<Record<number, string>> = {
  401: 'www-authenticate',
  405: 'allow',
  429: 'retry-after',
};

const responses = z.record(
  z.string(),
  z.object({
    $ref: z.string().optional(),
    headers: z.record(z.string(), z.unknown()).default({}),
    content: z.record(z.string(), z.unknown()).optional(),
  }),
);
const documentSchema = z.object({
  components: z.object({ responses }),
  paths: z.record(
    z.string(),
    z.partialRecord(z.enum(METHODS), z.object({ operationId: z.string(), responses })),
  ),
});

export type Operation = { readonly id: string; readonly method: string; readonly path: string };

/** Compares answers with the API document: status, type, body and headers. */
export class ApiCheck {
  readonly operations: readonly Operation[];
  readonly #document: z.infer<typeof documentSchema>;
  readonly #ajv = new Ajv2020({ strict: false });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(raw: object) {
    this.#document = documentSchema.parse(raw);
    formats.default(this.#ajv);
    this.#ajv.addSchema(raw, 'document');
    this.operations = Object.entries(this.#document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId: id }]) => ({
        id,
        method: method.toUpperCase(),
        path,
      })),
    );
  }

  operation(id: string): Operation {
    const found = this.operations.find((operation) => operation.id === id);
    if (!found) throw new Error(`the document has no operation ${id}`);
    return found;
  }

  methodsOf(path: string): readonly string[] {
    const own = this.operations.filter((operation) => operation.path === path);
    return own.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  }

  async problemsOf({ id, method, path }: Operation, answer: Response): Promise<string[]> {
    const key = METHODS.find((name) => name.toUpperCase() === (method === 'HEAD' ? 'GET' : method));
    const described = key && this.#document.paths[path]?.[key]?.responses;
    if (!key || !described?.[answer.status]) {
      return [`${id} answered ${answer.status}, which the document does not know`];
    }
    const shared = described[answer.status]?.$ref?.split('/').at(-1);
    return shared === undefined
      ? this.#problems(['paths', path, key, 'responses'], described, method, answer)
      : this.#problemsOfShared(shared, method, answer);
  }

  /** @param answer to a method that the path does not have */
  async problemsOfMethod(path: string, method: string, answer: Response): Promise<string[]> {
    const name = /^\/api\/(auth|newsletter|users)(\/|$)/.test(path)
      ? 'AccountMethodNotAllowed'
      : 'MethodNotAllowed';
    const allowed = this.methodsOf(path).join(', ');
    const told = answer.headers.get('allow');
    if (answer.status !== 405 || told !== allowed) {
      return [`${method} ${path} answered ${answer.status} and allows ${told}, not ${allowed}`];
    }
    return this.#problemsOfShared(name, method, answer);
  }

  #problemsOfShared(name: string, method: string, answer: Response): Promise<string[]> {
    const { responses: shared } = this.#document.components;
    return this.#problems(['components', 'responses'], shared, method, answer, name);
  }

  async #problems(
    place: readonly string[],
    described: z.infer<typeof responses>,
    method: string,
    answer: Response,
    name = String(answer.status),
  ): Promise<string[]> {
    const { status, headers } = answer;
    const { headers: told = {}, content } = described[name] ?? {};
    const body = Buffer.from(await answer.arrayBuffer()).toString();
    const problems: string[] = [];
    if (status >= 500 && status !== 503) problems.push(`a fault of ours: ${status}`);
    const needed = NEEDED[status];
    if (needed !== undefined) {
      if (!headers.has(needed)) problems.push(`${status} without ${needed}`);
      if (!Object.keys(told).some((header) => header.toLowerCase() === needed)) {
        problems.push(`the document does not tell of ${needed}`);
      }
    }
    const [type = ''] = (headers.get('content-type') ?? '').split(';');
    if (method === 'HEAD' || !content) {
      if (body !== '') problems.push('a body where there is none');
    } else if (!content[type]) {
      problems.push(`of type ${type || 'none'}`);
    } else if (type === 'application/json') {
      if (STACK_TRACE.test(body)) problems.push('it holds a stack');
      const form = [...place, name, 'content', type, 'schema'];
      problems.push(...this.#problemsOfForm(form, body));
    }
    return problems.map((problem) => `${problem}: ${body.slice(0, 300)}`);
  }

  #problemsOfForm(place: readonly string[], body: string): string[] {
    const ref = place.map((part) =>
      encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
    );
    const $ref = `document#/${ref.join('/')}`;
    const validate = this.#compiled.get($ref) ?? this.#ajv.compile({ $ref });
    this.#compiled.set($ref, validate);
    try {
      if (validate(JSON.parse(body))) return [];
    } catch {
      return ['not JSON'];
    }
    return [`not of its form: ${this.#ajv.errorsText(validate.errors)}`];
  }
}
