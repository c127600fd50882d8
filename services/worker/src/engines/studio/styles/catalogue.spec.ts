import { STYLE_FAMILIES, STYLE_SYNONYMS } from '@likeness/contracts/generation/style-families';
import { styleValue } from '@likeness/contracts/generation/style-value';
import { STUDIO_STYLES } from './catalogue.js';

const values = STUDIO_STYLES.map(({ title }) => styleValue(title).toLowerCase());

test('every style of the studio is found by a family and by a synonym, and nothing else is listed', () => {
  const inFamilies = new Set(STYLE_FAMILIES.flatMap(({ styles }) => styles));
  expect([...inFamilies].toSorted()).toEqual(values.toSorted());
  expect(Object.keys(STYLE_SYNONYMS).toSorted()).toEqual(values.toSorted());
});
