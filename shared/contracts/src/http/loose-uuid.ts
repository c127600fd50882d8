import { z } from 'zod';

/** UUIDs are accepted with or without dashes and always handled with them. */
export const looseUuidSchema = z
  .string()
  .transform((value) =>
    value.replaceAll('-', '').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  )
  .pipe(z.uuid())
  .transform((value) => value.toLowerCase());
