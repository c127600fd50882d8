import { ACCOUNT_LIMITS } from './account-rules.js';

/** Refusals of accounts are `{detail}` without a code, so pages in other languages go by the text. */
export const ACCOUNT_WORDS = {
  tooManyAttempts: 'Too many attempts. Please try again later.',
  tooManyAccountsToday:
    'Too many accounts were created from this network. Please try again tomorrow, or log in if you already have one.',
  tooManyAccounts:
    'Too many accounts were created from this network. Please try again in an hour, or log in if you already have one.',
  passwordTooLong: `Please choose a password of at most ${ACCOUNT_LIMITS.password} characters.`,
  passwordWithEmail: 'The password must not contain your email address.',
  passwordCommon:
    'This password is among those that are guessed first. Please choose a less common one.',
  passwordPersonal:
    'This password can be guessed from your name, your email address, the name of this site or the time of the year. Please add words that have nothing to do with them.',
  passwordRegular:
    'This password repeats itself, counts or follows the keyboard. Please choose a less regular one.',
  emailFixed: 'The email address of an account cannot be changed.',
  mailRefused:
    'The mail server of this address refuses our emails. Please check the address, and sign up again if it is misspelled.',
  noGoogle: 'Google login is not available at the moment.',
} as const;
