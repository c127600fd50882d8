/** In Unicode code points, so that emoji count as one. */
export const ACCOUNT_LIMITS = { name: 200, email: 254, password: 256 } as const;

export const PASSWORD_RULES = [
  { id: 'length', label: 'at least 8 characters', holds: (text: string) => text.length >= 8 },
  {
    id: 'uppercase',
    label: 'at least one uppercase letter',
    holds: (text: string) => /\p{Lu}/u.test(text),
  },
  { id: 'number', label: 'at least one number', holds: (text: string) => /\d/.test(text) },
  {
    id: 'special',
    label: 'at least one special character (for example !@#$%^&*)',
    holds: (text: string) => /[!-/:-@[-`{-~]/.test(text),
  },
] as const;

/** The account stores the version. */
export const REGISTRATION_STATEMENT = {
  version: '2026-11',
  text: 'By signing up you confirm that you are 16 or older and that you own, or may use, every photo you upload.',
} as const;
