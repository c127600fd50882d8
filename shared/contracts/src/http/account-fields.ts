import { z } from 'zod';

/** Lengths in characters (Unicode code points), so that a name of emoji may be as long as any. */
export const ACCOUNT_LIMITS = { name: 200, email: 254, password: 256 } as const;

/**
 * A person's first or last name in any script; blank, over-long or unprintable ones are none, and
 * neither are web addresses.
 */
export const personNameSchema = z
  .string()
  .trim()
  .min(1)
  .refine((name) => [...name].length <= ACCOUNT_LIMITS.name, {
    message: `String should have at most ${ACCOUNT_LIMITS.name} characters`,
    params: { type: 'string_too_long' },
  })
  .refine((name) => name.isWellFormed() && !/\p{Cc}/u.test(name), {
    message: 'Name should not contain control characters',
  })
  .refine((name) => !/:\/\/|\bwww\./i.test(name), {
    message: 'Name should not contain a web address',
  })
  .transform((name) => name.normalize('NFC'));

export const emailSchema = z
  .string()
  .trim()
  .max(ACCOUNT_LIMITS.email)
  .meta({ format: 'email' })
  .pipe(z.email());
