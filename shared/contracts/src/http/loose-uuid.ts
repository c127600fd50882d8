import { z } from 'zod';

export const looseUuidSchema = z
  .string()
  .meta({
    description: 'A UUID, with or without dashes.',
    pattern:
      '^[0-9a-fA-F]{8}-?[0-9a-fA-F]{4}-?[1-8][0-9a-fA-F]{3}-?[89abAB][0-9a-fA-F]{3}-?[0-9a-fA-F]{12}$',
  })
  .transform((value) =>
    value.replaceAll('-', '').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  )
  .pipe(z.uuid())
  .transform((value) => value.toLowerCase());
