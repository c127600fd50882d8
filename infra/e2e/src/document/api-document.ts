import { z } from 'zod';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The part of JSON Schema that the document uses. */
export type Schema = { readonly [keyword: string]: unknown };

const contentSchema = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }));
const responseSchema = z.object({
  description: z.string(),
  headers: z.record(z.string(), z.unknown()).optional(),
  content: contentSchema.optional(),
});
const operationSchema = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  parameters: z
    .array(
      z.object({
        in: z.enum(['path', 'query', 'header', 'cookie']),
        name: z.string(),
        required: z.boolean().optional(),
        schema: z.record(z.string(), z.unknown()),
      }),
    )
    .default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), responseSchema),
});
const documentSchema = z.looseObject({
  security: z.array(z.record(z.string(), z.unknown())),
  components: z.looseObject({
    schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
    responses: z.record(z.string(), responseSchema),
  }),
  paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), operationSchema)),
});

export type ResponseObject = z.infer<typeof responseSchema>;
export type Parameter = z.infer<typeof operationSchema>['parameters'][number];
export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body?: { readonly type: string; readonly schema: Schema };
  readonly responses: Readonly<Record<string, ResponseObject>>;
  /** True if it needs no session. */
  readonly isOpen: boolean;
};

export class ApiDocument {
  readonly operations: readonly Operation[];

  private constructor(
    readonly raw: object,
    private readonly document: z.infer<typeof documentSchema>,
  ) {
    this.operations = Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation ? [toOperation(path, method, operation, document.security)] : [];
      }),
    );
  }

  static async of(origin: string): Promise<ApiDocument> {
    const raw: unknown = await (await fetch(`${origin}/api/docs/openapi.json`)).json();
    return ApiDocument.parse(raw);
  }

  static parse(raw: unknown): ApiDocument {
    return new ApiDocument(raw as object, documentSchema.parse(raw));
  }

  operation(id: string): Operation {
    const found = this.operations.find((operation) => operation.id === id);
    if (!found) throw new Error(`the document has no operation ${id}`);
    return found;
  }

  /** In upper case. */
  methodsOf(path: string): readonly string[] {
    const own = this.operations.filter((operation) => operation.path === path);
    return own.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  }

  sharedResponse(name: string): ResponseObject {
    const found = this.document.components.responses[name];
    if (!found) throw new Error(`the document has no response ${name}`);
    return found;
  }

  /** Follows references. */
  resolved(schema: Schema): Schema {
    const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
    return name === undefined ? schema : (this.document.components.schemas[name] ?? {});
  }
}

function toOperation(
  path: string,
  method: string,
  operation: z.infer<typeof operationSchema>,
  usual: readonly Schema[],
): Operation {
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  const ways = operation.security ?? usual;
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    parameters: operation.parameters,
    ...(body && { body: { type: body[0], schema: body[1].schema } }),
    responses: operation.responses,
    isOpen: ways.length === 0 || ways.some((way) => Object.keys(way).length === 0),
  };
}
