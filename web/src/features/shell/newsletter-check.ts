import { emailRequestSchema } from '@likeness/contracts/http/auth';
import { checkWith } from '../../lib/forms/check-with.js';
import { NO_ADDRESS } from './newsletter-words.js';

export const checkNewsletter = checkWith<{ email: string }, { email: string }>(
  emailRequestSchema,
  () => NO_ADDRESS,
);
