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
