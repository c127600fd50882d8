import type { z } from 'zod';

/** What another process has written as JSON; undefined where it is none, or fits another version only. */
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
