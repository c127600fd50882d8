import { plural } from '../../lib/plural.js';

export const blogTitle = 'Blog';
export const pageTitle = (page: number) => (EN ? `Blog, page ${page}` : `Blog, Seite ${page}`);
export const cardTitle = EN ? 'Likeness Blog' : 'Likeness-Blog';
export const description = EN
  ? 'Guides to photos, light and styles, what the likeness figure means, how the engine works, and what becomes of a photo of your face.'
  : 'Ratgeber zu Fotos, Licht und Stilen, was die Ähnlichkeit bedeutet, wie die Technik arbeitet und was mit dem Foto deines Gesichts geschieht.';
export const keywordPortraits = EN ? 'AI portraits' : 'KI-Porträts';
export const keywordPicture = EN ? 'profile picture' : 'Profilbild';
export const keywordLikeness = EN ? 'likeness' : 'Ähnlichkeit';
export const keywordGuide = EN ? 'photo guide' : 'Foto-Ratgeber';
export const lead = EN
  ? 'How to take the photo, which style to choose, what the likeness figure means, and what becomes of a photo of your face.'
  : 'Wie das Foto gelingt, welcher Stil passt, was die Ähnlichkeit bedeutet und was mit dem Foto deines Gesichts geschieht.';

export const noPosts = EN ? 'No posts found' : 'Keine Beiträge gefunden';
export const changeFilter = EN
  ? 'Try adjusting your search or filter criteria'
  : 'Ändere deine Suche oder den Filter';
export const clearFilters = EN ? 'Clear Filters' : 'Filter entfernen';
export const sort = EN ? 'Sort' : 'Sortieren';
export const newestFirst = EN ? 'Newest First' : 'Neueste zuerst';
export const oldestFirst = EN ? 'Oldest First' : 'Älteste zuerst';
export const byTitle = EN ? 'Title A-Z' : 'Titel A–Z';
export const search = EN ? 'Search blog posts' : 'Beiträge durchsuchen';
export const searchPlaceholder = EN ? 'Search blog posts...' : 'Beiträge durchsuchen …';
export const categories = EN ? 'Categories' : 'Kategorien';
export const allCategories = EN ? 'All' : 'Alle';
export const showing = (shown: number, all: number) =>
  EN ? `Showing ${shown} of ${all} posts` : `${shown} von ${all} Beiträgen`;
export const showingIn = (shown: number, all: number, category: string) =>
  EN
    ? `Showing ${shown} of ${all} posts in ${category}`
    : `${shown} von ${all} Beiträgen in ${category}`;
export const showingFor = (shown: number, all: number, words: string) =>
  EN
    ? `Showing ${shown} of ${all} posts for “${words}”`
    : `${shown} von ${all} Beiträgen zu „${words}“`;
export const showingInFor = (shown: number, all: number, category: string, words: string) =>
  EN
    ? `Showing ${shown} of ${all} posts in ${category} for “${words}”`
    : `${shown} von ${all} Beiträgen in ${category} zu „${words}“`;

export const pages = EN ? 'Pages' : 'Seiten';
export const previous = EN ? 'Previous' : 'Zurück';
export const next = EN ? 'Next' : 'Weiter';
// Only for screen readers, before the number.
export const pageBefore = EN ? 'Page ' : 'Seite ';

export const readMore = EN ? 'Read More' : 'Weiterlesen';
export const tags = EN ? 'Tags' : 'Schlagwörter';
// Only for screen readers, after "+3".
export const moreTags = (count: number) =>
  EN
    ? plural(count, { one: ' more', other: ' more' })
    : plural(count, { one: ' weiteres', other: ' weitere' });

export const share = EN ? 'Share Post' : 'Beitrag teilen';
export const notShared = EN ? 'Could not share the post.' : 'Der Beitrag ließ sich nicht teilen.';
export const allPosts = EN ? 'All posts' : 'Alle Beiträge';
export const relatedTopics = EN ? 'Related topics' : 'Verwandte Themen';
export const connect = EN ? 'Connect with us' : 'Bleib in Verbindung';
export const lastUpdated = EN ? 'Last updated' : 'Zuletzt aktualisiert am';
export const opensYouTube = EN ? 'Opens the video on YouTube' : 'Öffnet das Video auf YouTube';
export const missingTitle = EN ? 'Post not found' : 'Beitrag nicht gefunden';
export const missing = EN
  ? 'Sorry, this post could not be found.'
  : 'Diesen Beitrag gibt es leider nicht.';
export const backToBlog = EN ? 'Return to the blog' : 'Zurück zum Blog';
