import { registerRequestSchema } from '@likeness/contracts/http/auth';
import type { z } from 'zod';
import { checkWith } from '../../../lib/forms/check-with.js';
import { emailWords } from '../email-form.js';
import * as text from '../messages.js';
import { newPasswordSchema } from '../password/password-forms.js';

const signupSchema = newPasswordSchema.and(
  // On the right: only the first fault is shown, and those of the passwords come first.
  registerRequestSchema.pick({ first_name: true, last_name: true, email: true }),
);
export type SignupFields = z.input<typeof signupSchema>;
export type Signup = z.output<typeof signupSchema>;

export const checkSignup = checkWith<SignupFields, Signup>(signupSchema, (issue) => {
  const [field] = issue.path ?? [];
  if (field === 'email') return emailWords(issue);
  if (issue.code !== 'too_small') return undefined;
  return field === 'first_name' ? text.firstNameRequired : text.lastNameRequired;
});
