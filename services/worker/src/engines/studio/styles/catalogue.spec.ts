import { EXAMPLE_STYLES } from '@likeness/contracts/generation/example-styles';
import { GERMAN_STYLE_NAMES } from '@likeness/contracts/generation/german-style-names';
import {
  KIND_OF_STYLE,
  PHOTO_STYLES,
  STYLES_WITH_PLAIN_BACKDROP,
} from '@likeness/contracts/generation/style-choices';
import { STYLE_SEARCH_WORDS } from '@likeness/contracts/generation/style-search-words';
import { NEAREST_STYLES, STYLE_TERMS } from '@likeness/prompts/style-terms';
import { readdir, readFile } from 'node:fs/promises';
import { isPhotograph, type Style } from '../model/style.js';
import { STUDIO_STYLES } from './catalogue.js';

const REPOSITORY = new URL('../../../../../../', import.meta.url);

const idOf = ({ id }: Style) => id;
const lowerTitle = ({ title }: Style) => title.toLowerCase();

test('the lists that other workspaces read name all styles, and no others', async () => {
  const entries = await readdir(new URL('./', import.meta.url), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(Object.keys(GERMAN_STYLE_NAMES).toSorted()).toEqual(folders.toSorted());
  expect(Object.keys(STYLE_SEARCH_WORDS)).toEqual(STUDIO_STYLES.map(lowerTitle));
  expect(PHOTO_STYLES).toEqual(STUDIO_STYLES.filter(isPhotograph).map(lowerTitle));
  const plain = STUDIO_STYLES.filter(({ hasPlainBackdrop }) => hasPlainBackdrop);
  expect(STYLES_WITH_PLAIN_BACKDROP).toEqual(plain.map(lowerTitle));
  expect(STUDIO_STYLES.map(idOf)).toEqual(expect.arrayContaining(Object.keys(KIND_OF_STYLE)));
  const titles = STUDIO_STYLES.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(Object.keys({ ...STYLE_TERMS, ...NEAREST_STYLES })),
  );
});

test.each(EXAMPLE_STYLES)('the home page shows the preview of $name', async ({ id, name }) => {
  const style = STUDIO_STYLES.find((each) => each.id === id);
  expect(style?.title).toBe(name);
  const shown = new URL(`web/public/examples/styles/${id}.webp`, REPOSITORY);
  expect((await readFile(shown)).equals(await readFile(style!.preview))).toBe(true);
});
