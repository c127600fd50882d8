import { emailRequestSchema } from '@likeness/contracts/http/auth';
import type { z } from 'zod';
import { checkWith } from '../../lib/forms/check-with.js';

export function emailWords({ input }: z.core.$ZodRawIssue): string {
  return input === '' ? 'Email is required.' : 'Please enter a valid email address.';
}

export const checkEmail = checkWith<{ email: string }, { email: string }>(
  emailRequestSchema,
  emailWords,
);
