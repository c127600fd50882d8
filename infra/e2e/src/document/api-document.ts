import { z } from 'zod';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const responseSchema = z.object({
  description: z.string(),
  headers: z.record(z.string(), z.unknown()).optional(),
  content: z.record(z.string(), z.unknown()).optional(),
});
const operationSchema = z.object({
  operationId: z.string(),
  responses: z.record(z.string(), responseSchema),
});
const documentSchema = z.looseObject({
  components: z.looseObject({ responses: z.record(z.string(), responseSchema) }),
  paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), operationSchema)),
});

export type ResponseObject = z.infer<typeof responseSchema>;
export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly responses: Readonly<Record<string, ResponseObject>>;
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
        if (!operation) return [];
        const { operationId: id, responses } = operation;
        return [{ id, method: method.toUpperCase(), path, responses }];
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
}
