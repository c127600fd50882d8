import { z } from 'zod';

export const languageSchema = z
  .enum(['en', 'de'])
  .meta({ id: 'Language', description: 'Language of the mails to this person.' });
export type Language = z.infer<typeof languageSchema>;

export type ByLanguage<T> = Readonly<Record<Language, T>>;
