import type { z } from 'zod';

/** Undefined for invalid JSON and data of other versions. */
export function readStored<Schema extends z.ZodType>(
  schema: Schema,
  text: string | null,
): z.output<Schema> | undefined {
  if (text === null) return undefined;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
