import { z } from 'zod';
import { LANGUAGES } from '../text/languages.js';

export const genderSchema = z.enum(['woman', 'man']);

export const languageSchema = z
  .enum(LANGUAGES)
  .meta({ id: 'Language', description: 'Language of the mails to this person.' });

export const wholeNumberSchema = (minimum: number, maximum: number) =>
  z.coerce
    .number()
    .meta({ type: 'integer', minimum, maximum })
    .pipe(z.int().min(minimum).max(maximum));

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

export const bytesSchema = z.string().meta({ format: 'binary' });
