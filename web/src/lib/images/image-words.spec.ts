import { expiryWords, imageLabel } from './image-words.js';
import { imageNamed } from './images.fixtures.js';

it('states when an image expires', () => {
  expect(expiryWords('2026-08-12T10:00:00.000Z')).toBe('until 12 Aug');
  expect(expiryWords(null)).toBeNull();
});

describe('the label of an image', () => {
  const label = (changes: Parameters<typeof imageNamed>[1]) =>
    imageLabel(imageNamed('one', changes), (style) => style.toUpperCase());

  it('has style and time', () => {
    expect(label({ creation_method_config: { style: 'noir' }, reaction: 'like' })).toMatch(
      /^NOIR, 14 May 2026, \d\d:00:00, liked$/,
    );
  });

  it('has the tool or file name without a style', () => {
    expect(label({ creation_method_name: 'kontextlens' })).toMatch(/^KontextLens, 14 May 2026/);
    expect(label({ creation_method_name: null })).toMatch(/^Uploaded photo, 14 May 2026/);
  });

  it('differs between the portraits of one set', () => {
    const at = (second: string) => label({ created_at: `2026-05-14T10:00:${second}.000Z` });
    expect(at('07')).not.toBe(at('08'));
  });
});
