import { emailRequestSchema } from '@likeness/contracts/http/auth';
import { checkWith } from '../../lib/forms/check-with.js';
import * as text from './messages.js';

export const checkNewsletter = checkWith<{ email: string }, { email: string }>(
  emailRequestSchema,
  () => text.invalidAddress,
);
