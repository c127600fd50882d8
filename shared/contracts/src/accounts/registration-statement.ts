/** The account stores the version. */
export const REGISTRATION_STATEMENT = {
  version: '2026-11',
  text: 'By signing up you confirm that you are 16 or older and that you own, or may use, every photo you upload.',
} as const;
