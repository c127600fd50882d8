import { emailRequestSchema } from '@likeness/contracts/http/auth';
import type { z } from 'zod';
import { checkWith } from '../../lib/forms/check-with.js';
import * as text from './messages.js';

export function emailWords({ input }: z.core.$ZodRawIssue): string {
  return input === '' ? text.emailRequired : text.emailInvalid;
}

export const checkEmail = checkWith<{ email: string }, { email: string }>(
  emailRequestSchema,
  emailWords,
);
