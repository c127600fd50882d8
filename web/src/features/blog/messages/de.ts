import { plural } from '../../../lib/plural.js';

export const blogTitle = 'Blog';
export const pageTitle = (page: number) => `Blog, Seite ${page}`;
export const cardTitle = 'Likeness-Blog';
export const description =
  'Ratgeber zu Fotos, Licht und Stilen, was die Ähnlichkeit bedeutet, wie die Technik arbeitet und was mit dem Foto deines Gesichts geschieht.';
export const keywordPortraits = 'KI-Porträts';
export const keywordPicture = 'Profilbild';
export const keywordLikeness = 'Ähnlichkeit';
export const keywordGuide = 'Foto-Ratgeber';
export const lead =
  'Wie das Foto gelingt, welcher Stil passt, was die Ähnlichkeit bedeutet und was mit dem Foto deines Gesichts geschieht.';

export const noPosts = 'Keine Beiträge gefunden';
export const changeFilter = 'Ändere deine Suche oder den Filter';
export const clearFilters = 'Filter entfernen';
export const sort = 'Sortieren';
export const newestFirst = 'Neueste zuerst';
export const oldestFirst = 'Älteste zuerst';
export const byTitle = 'Titel A–Z';
export const search = 'Beiträge durchsuchen';
export const searchPlaceholder = 'Beiträge durchsuchen …';
export const categories = 'Kategorien';
export const allCategories = 'Alle';
export const showing = (shown: number, all: number) => `${shown} von ${all} Beiträgen`;
export const showingIn = (shown: number, all: number, category: string) =>
  `${shown} von ${all} Beiträgen in ${category}`;
export const showingFor = (shown: number, all: number, words: string) =>
  `${shown} von ${all} Beiträgen zu „${words}“`;
export const showingInFor = (shown: number, all: number, category: string, words: string) =>
  `${shown} von ${all} Beiträgen in ${category} zu „${words}“`;

export const pages = 'Seiten';
export const previous = 'Zurück';
export const next = 'Weiter';
// Only for screen readers, before the number.
export const pageBefore = 'Seite ';

export const readMore = 'Weiterlesen';
export const tags = 'Schlagwörter';
// Only for screen readers, after "+3".
export const moreTags = (count: number) => plural(count, { one: ' weiteres', other: ' weitere' });

export const share = 'Beitrag teilen';
export const notShared = 'Der Beitrag ließ sich nicht teilen.';
export const allPosts = 'Alle Beiträge';
export const relatedTopics = 'Verwandte Themen';
export const connect = 'Bleib in Verbindung';
export const lastUpdated = 'Zuletzt aktualisiert am';
export const opensYouTube = 'Öffnet das Video auf YouTube';
export const missingTitle = 'Beitrag nicht gefunden';
export const missing = 'Diesen Beitrag gibt es leider nicht.';
export const backToBlog = 'Zurück zum Blog';
