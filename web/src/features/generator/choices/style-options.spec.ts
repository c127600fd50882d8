import { findStyles } from './find-styles.js';
import { isSynthetic, styleLabel, styleOptions } from './style-options.js';

const oil = {
  id: 'oil',
  name: 'oil painting',
  description: 'Brush strokes.',
  images: ['/lenses/styles/oil/preview.webp', '/other.webp'],
  engine: null,
};
const moon = { ...oil, id: 'tiny--moon', name: 'Moon', images: [], engine: 'Tiny model' };
const options = styleOptions([oil, { ...oil, id: 'x', name: 'x', images: [] }]);

describe('styleOptions', () => {
  it('puts Prompt Only and Random Style before the server’s styles', () => {
    expect(options.map(({ value, label }) => [value, label])).toEqual([
      ['prompt-only', 'Prompt Only'],
      ['random', 'Random Style'],
      ['oil painting', 'Oil painting'],
      ['x', 'X'],
    ]);
  });

  it('takes the first picture, under /api', () => {
    expect(options[2]?.image).toBe('/api/lenses/styles/oil/preview.webp');
    expect(options[3]?.image).toBeNull();
    const bare = styleOptions([{ ...oil, images: ['a/b.webp'] }]);
    expect(bare[2]?.image).toBe('/api/a/b.webp');
  });
});

it('finds styles by every word of name and description', () => {
  expect(findStyles(options, ' brush  OIL').map(({ id }) => id)).toEqual(['oil']);
  expect(findStyles(options, '')).toHaveLength(4);
  expect(findStyles(options, 'oil chrome')).toEqual([]);
});

it('finds styles by family and synonym, in any of the languages and without accents', () => {
  const names = [
    'Studio headshot',
    'Oil painting',
    'Impressionist',
    'Palette knife',
    'Night swirls',
    'Watercolour',
    'Ink wash',
    'Pastel',
    'Pencil',
  ];
  const studio = styleOptions(
    names.map((name) => ({ ...oil, id: name, name, description: '', images: [] })),
  );
  const found = (search: string) => findStyles(studio, search).map(({ label }) => label);
  const painted = names.slice(1, 8);
  for (const search of ['paint', 'Painted', 'gemälde', 'gemalde', 'peinture', 'pintura']) {
    expect(found(search)).toEqual(painted);
  }
  expect(found('van gogh')).toEqual(['Night swirls']);
  expect(found('watercolor')).toEqual(['Watercolour']);
  expect(found('drawing')).toEqual(['Ink wash', 'Pastel', 'Pencil']);
  expect(found('linkedin')).toEqual(['Studio headshot']);
  expect(found('Bewerbungsfoto')).toEqual(['Studio headshot']);
  expect(found('tuschmalerei')).toEqual(['Ink wash']);
});

it('requests a model pack’s style by id, and finds it by the pack’s name', () => {
  const all = styleOptions([{ ...oil, name: 'Moon' }, moon]);
  expect(all.slice(2).map(({ value, label, engine }) => [value, label, engine])).toEqual([
    ['Moon', 'Moon', null],
    ['tiny--moon', 'Moon', 'Tiny model'],
  ]);
  expect(findStyles(all, 'tiny').map(({ id }) => id)).toEqual(['tiny--moon']);
  expect(styleLabel([], 'tiny--on-the-moon')).toBe('On the moon');
});

it('recognizes the two synthetic entries', () => {
  expect(options.filter(isSynthetic).map(({ id }) => id)).toEqual(['prompt-only', 'random']);
});

describe('styleLabel', () => {
  it('finds a style by value or id, and shows unknown ones unchanged', () => {
    expect(styleLabel(options, 'Oil Painting')).toBe('Oil painting');
    expect(styleLabel(options, 'oil')).toBe('Oil painting');
    expect(styleLabel(options, 'gone')).toBe('Gone');
    expect(styleLabel(options, null)).toBe('Portrait');
  });
});
