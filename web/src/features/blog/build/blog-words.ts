import type { Locale } from '../../../lib/locale.js';

type BlogWords = {
  readingTime: (minutes: number) => string;
  author: string;
  table: string;
  feedTitle: string;
  feedDescription: string;
};

/** Texts that the build writes into posts and feeds. */
export const BLOG_WORDS: Record<Locale, BlogWords> = {
  en: {
    readingTime: (minutes) => `${minutes} min read`,
    author: 'The Likeness team',
    table: 'Table',
    feedTitle: 'Likeness Blog',
    feedDescription: 'Portraits, light, likeness and what becomes of a photo of a face.',
  },
  de: {
    readingTime: (minutes) => `${minutes} Min. Lesezeit`,
    author: 'Das Likeness-Team',
    table: 'Tabelle',
    feedTitle: 'Likeness-Blog',
    feedDescription: 'Porträts, Licht, Ähnlichkeit und was mit dem Foto eines Gesichts geschieht.',
  },
};
