import {
  changePasswordRequestSchema,
  resetPasswordRequestSchema,
} from '@likeness/contracts/http/auth';
import { z } from 'zod';
import { checkWith } from '../../../lib/forms/check-with.js';
import * as text from '../messages.js';
import { isStrong } from './password-rules.js';

export const newPasswordSchema = resetPasswordRequestSchema
  .pick({ password: true })
  .extend({ confirmation: z.string() })
  .refine(({ password }) => isStrong(password), {
    path: ['password'],
    error: text.passwordTooWeak,
    abort: true,
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: text.passwordsDiffer,
  });

const passwordChangeSchema = changePasswordRequestSchema
  .extend({ current_password: z.string().min(1, text.required) })
  .and(newPasswordSchema);

export type NewPasswordFields = z.input<typeof newPasswordSchema>;
export type PasswordChangeFields = z.input<typeof passwordChangeSchema>;

export const checkNewPassword = checkWith<NewPasswordFields, NewPasswordFields>(newPasswordSchema);
export const checkPasswordChange = checkWith<PasswordChangeFields, PasswordChangeFields>(
  passwordChangeSchema,
);
