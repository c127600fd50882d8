import { STYLES } from '@likeness/contracts/generation/styles';
import { STYLE_SEARCH_WORDS } from '@likeness/contracts/generation/style-search-words';
import { NEAREST_STYLES, STYLE_TERMS } from '@likeness/prompts/style-terms';
import { readdir, readFile } from 'node:fs/promises';
import { isPhotograph } from '../model/style.js';
import { STUDIO_STYLES } from './catalogue.js';

const REPOSITORY = new URL('../../../../../../', import.meta.url);

test('the lists that other workspaces read name all styles, and no others', async () => {
  const entries = await readdir(new URL('./', import.meta.url), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(Object.keys(STYLES).toSorted()).toEqual(folders.toSorted());
  expect(Object.keys(STYLE_SEARCH_WORDS)).toEqual(Object.keys(STYLES));
  const titles = STUDIO_STYLES.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(Object.keys({ ...STYLE_TERMS, ...NEAREST_STYLES })),
  );
});

test.each(STUDIO_STYLES)('the page knows what the style $title is', async (style) => {
  const { isPhoto, hasPlainBackdrop, isOnHomePage } = STYLES[style.id] ?? {};
  expect([isPhoto === true, hasPlainBackdrop]).toEqual([
    isPhotograph(style),
    style.hasPlainBackdrop,
  ]);
  if (isOnHomePage === false) return;
  const shown = new URL(`web/public/examples/styles/${style.id}.webp`, REPOSITORY);
  expect((await readFile(shown)).equals(await readFile(style.preview))).toBe(true);
});
