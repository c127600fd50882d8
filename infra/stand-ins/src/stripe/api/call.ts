import type { z } from 'zod';
import { expanded } from '../records/expanded.js';
import { readParams } from './read-params.js';
import type { StripeRecords } from '../records/stripe-records.js';

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
