import type { z } from 'zod';
import * as text from './messages.js';

export type Check<Fields, Output> = (fields: Fields) => z.ZodSafeParseResult<Output>;

/** The form's messages take precedence over the service's. */
export function checkWith<Fields, Output>(
  schema: z.ZodType<Output>,
  words: (issue: z.core.$ZodRawIssue) => string | undefined = () => undefined,
): Check<Fields, Output> {
  return (fields) =>
    schema.safeParse(fields, { error: (issue) => words(issue) ?? text.fault(issue) });
}
