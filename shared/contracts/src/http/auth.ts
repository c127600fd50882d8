import { z } from 'zod';
import { emailSchema, personNameSchema } from './account-fields.js';
import { languageSchema } from './fields.js';
import { userSchema } from './users.js';

/** The service checks the rules, so that a weak password gets a message, not field errors. */
const passwordSchema = z.string();

export const registerRequestSchema = z
  .object({
    email: emailSchema,
    password: passwordSchema,
    first_name: personNameSchema,
    last_name: personNameSchema,
    language: languageSchema.optional(),
  })
  .meta({ id: 'RegisterRequest' });
export type RegisterRequest = z.infer<typeof registerRequestSchema>;

/** `application/x-www-form-urlencoded`; `username` is the email. */
export const loginFormSchema = z
  .object({ username: z.string().min(1), password: z.string().min(1) })
  .meta({ id: 'LoginForm' });
export type LoginForm = z.infer<typeof loginFormSchema>;

export const emailRequestSchema = z.object({ email: emailSchema }).meta({ id: 'EmailRequest' });

export const tokenRequestSchema = z.object({ token: z.string() }).meta({ id: 'TokenRequest' });

export const resetPasswordRequestSchema = z
  .object({ token: z.string(), password: passwordSchema })
  .meta({ id: 'ResetPasswordRequest' });
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequestSchema>;

export const changePasswordRequestSchema = z
  .object({ current_password: passwordSchema, password: passwordSchema })
  .meta({ id: 'ChangePasswordRequest' });
export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>;

export const bearerSchema = z
  .object({ access_token: z.string(), token_type: z.literal('bearer') })
  .meta({ id: 'Bearer' });
export type Bearer = z.infer<typeof bearerSchema>;

export const verifiedSchema = userSchema
  .extend({
    message: z.string(),
    reset_token: z.string().optional().meta({
      description:
        'Sets a new password. Present if a browser confirmed an account that another one signed up for: the password of the sign-up no longer works.',
    }),
  })
  .meta({ id: 'Verified' });
export type Verified = z.infer<typeof verifiedSchema>;

export const ACCOUNT_CODES = [
  'REGISTER_USER_ALREADY_EXISTS',
  'LOGIN_BAD_CREDENTIALS',
  'LOGIN_USER_NOT_VERIFIED',
  'USER_ALREADY_VERIFIED',
  'VERIFY_USER_BAD_TOKEN',
  'VERIFY_USER_ALREADY_VERIFIED',
  'RESET_PASSWORD_BAD_TOKEN',
  'CHANGE_PASSWORD_WRONG_CURRENT',
  'NEWSLETTER_BAD_TOKEN',
  'OAUTH_INVALID_STATE',
  'OAUTH_NOT_AVAILABLE_EMAIL',
  'OAUTH_USER_ALREADY_EXISTS',
] as const;
export type AccountCode = (typeof ACCOUNT_CODES)[number];

/** `input` never contains a password. */
export const fieldErrorSchema = z
  .object({
    type: z.string(),
    loc: z.array(z.union([z.string(), z.int()])),
    msg: z.string(),
    input: z.unknown(),
  })
  .meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof fieldErrorSchema>;

export const accountErrorSchema = z
  .object({ detail: z.union([z.string(), z.array(fieldErrorSchema)]) })
  .meta({ id: 'AccountError' });
