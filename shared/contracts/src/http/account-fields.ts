import { z } from 'zod';
import { ACCOUNT_LIMITS } from '../accounts/account-rules.js';
import { withAsciiDomain } from '../accounts/email-address.js';
import { isVisibleText } from '../text/invisible-characters.js';

/** Allows any script. Rejects blank, overlong and partly invisible names, and web addresses. */
export const personNameSchema = z
  .string()
  .trim()
  .min(1, { abort: true })
  .refine((name) => [...name].length <= ACCOUNT_LIMITS.name, {
    params: {
      type: 'string_too_long',
      says: `can have at most ${ACCOUNT_LIMITS.name} characters`,
    },
  })
  .refine((name) => isVisibleText(name), {
    params: {
      fault: 'name_invisible',
      sentence: 'Name should not contain invisible or control characters',
    },
  })
  .refine((name) => !/:\/\/|\bwww\./i.test(name), {
    params: { fault: 'name_address', sentence: 'Name should not contain a web address' },
  })
  .transform((name) => name.normalize('NFC'));

/** Zod's pattern, with domains such as `xn--p1ai`. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

export const emailSchema = z
  .string()
  .trim()
  .max(ACCOUNT_LIMITS.email)
  .meta({ format: 'email' })
  .overwrite(withAsciiDomain)
  .pipe(z.email({ pattern: ADDRESS }));
