import { STUDIO_STYLES } from '../engines/studio/styles/catalogue.js';
import { isPhotograph } from '../engines/studio/model/style.js';
import { STYLE_FAMILIES } from '../engines/studio/model/style-words.js';

const searchWords = STUDIO_STYLES.map(({ title, german, words }) => {
  const families = words.families.map((family) => STYLE_FAMILIES[family]);
  const all = [words.search, german.title, german.description, ...families];
  return [title.toLowerCase(), all.join(' ')] as const;
});

export const STYLE_LISTS = {
  'shared/contracts/src/generation/example-styles.ts': {
    EXAMPLE_STYLES: STUDIO_STYLES.filter(({ example }) => example.isOnHomePage).map(
      ({ id, title }) => ({ id, name: title }),
    ),
  },
  'shared/contracts/src/generation/german-style-names.ts': {
    GERMAN_STYLE_NAMES: Object.fromEntries(
      STUDIO_STYLES.map(({ id, german }) => [id, german.title]),
    ),
  },
  'shared/contracts/src/generation/style-search-words.ts': {
    STYLE_SEARCH_WORDS: Object.fromEntries(searchWords),
  },
  'shared/contracts/src/generation/style-choices.ts': {
    PHOTO_STYLES: STUDIO_STYLES.filter(isPhotograph).map(({ title }) => title.toLowerCase()),
    STYLES_WITH_PLAIN_BACKDROP: STUDIO_STYLES.filter(
      ({ hasPlainBackdrop }) => hasPlainBackdrop,
    ).map(({ title }) => title.toLowerCase()),
    KIND_OF_STYLE: Object.fromEntries(
      STUDIO_STYLES.flatMap(({ id, kind }) => (kind ? [[id, kind]] : [])),
    ),
  },
} satisfies Record<string, Record<string, unknown>>;
