import { z } from 'zod';
import { LANGUAGES } from '../text/languages.js';

export const languageSchema = z
  .enum(LANGUAGES)
  .meta({ id: 'Language', description: 'Language of the mails to this person.' });
