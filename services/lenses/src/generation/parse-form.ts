import { AppError } from '@likeness/contracts/errors/app-error';
import { describeIssues } from '@likeness/service-kit/http/error.filter';
import type { z } from 'zod';

/** The messages of the tools' page. */
const ADVICE: Readonly<Record<string, string>> = {
  style: 'Please select a style to continue.',
  gender: 'Please select a gender to ensure the best results.',
};
const NO_IMAGES = 'Please select at least 1 image to generate.';

/** Parses the text fields of a form; an empty field counts as absent. @throws AppError FIELD_INVALID */
export function parseForm<T>(schema: z.ZodType<T>, fields: Readonly<Record<string, string>>): T {
  if (Object.values(fields).some((value) => value.includes('\0'))) {
    // Postgres can't store it.
    throw new AppError('FIELD_INVALID', 'Please remove the character that we can’t keep.');
  }
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  const form = schema.safeParse(sent);
  if (form.success) return form.data;
  const field = String(form.error.issues[0]?.path[0]);
  const asked = sent[field];
  const detail = field === 'image_count' && asked === '0' ? NO_IMAGES : ADVICE[field];
  throw new AppError('FIELD_INVALID', detail ?? describeIssues(form.error));
}
