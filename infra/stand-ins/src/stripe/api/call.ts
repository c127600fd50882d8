import { z } from 'zod';
import { expanded } from '../records/expanded.js';
import type { Kind, Kinds, StripeRecords } from '../records/stripe-records.js';
import { badParameter, missing } from '../stripe-fault.js';

export const wholeNumber = z
  .string()
  .regex(/^-?\d{1,15}$/, 'Invalid integer')
  .transform(Number);
export const yesOrNo = z
  .enum(['true', 'false'], 'Invalid boolean')
  .transform((text) => text === 'true');
export const metadataParam = z
  .record(z.string().max(40), z.string().max(500, 'Metadata values can have up to 500 characters'))
  .refine((metadata) => Object.keys(metadata).length <= 50, 'Metadata can have up to 50 keys')
  .optional();
const expandParam = { expand: z.array(z.string().max(200)).max(20).optional() };
const pageParams = {
  limit: wholeNumber.pipe(z.int().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
};

/** Rejects unknown parameters, as Stripe does. */
export function params<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, ...expandParam });
}

export function listParams<Shape extends z.ZodRawShape>(shape: Shape) {
  return params({ ...shape, ...pageParams });
}

/** @throws StripeFault naming the first invalid parameter, such as `line_items[0][price]` */
function readParams<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const name = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw badParameter(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  }
  const name = nameOf(issue?.path ?? []);
  const isMissing = valueAt(input, issue?.path ?? []) === undefined;
  if (isMissing) throw badParameter(`Missing required param: ${name}.`, name, 'parameter_missing');
  throw badParameter(`${issue?.message ?? 'Invalid value'}: ${name}`, name);
}

function nameOf([first, ...rest]: PropertyKey[]): string {
  return String(first) + rest.map((key) => `[${String(key)}]`).join('');
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    input,
  );
}

export type Call = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  answer: (fields: unknown, id: string, records: StripeRecords) => object;
};

export function call<Params extends { expand?: string[] | undefined }>(
  method: Call['method'],
  path: string,
  schema: z.ZodType<Params>,
  handle: (params: Params, id: string) => object,
): Call {
  return {
    method,
    path,
    answer: (fields, id, records) => {
      const params = readParams(schema, fields);
      return expanded(handle(params, id), params.expand ?? [], records);
    },
  };
}

export function found<K extends Kind>(
  records: StripeRecords,
  kind: K,
  id: string,
  param?: string,
): Kinds[K] {
  const record = records.find(kind, id);
  if (!record) throw missing(kind.replace('_', ''), id, param);
  return record;
}
