import type { Image } from '@likeness/contracts/http/images';
import { hasSizes, sizeChoices, sizeWords } from './size-choices.js';

const HEAD = { x: 300, y: 120, width: 360, height: 480 };
const image = (change: Partial<Image> = {}) =>
  ({
    width: 1024,
    height: 1024,
    creation_method_name: 'lenszero',
    creation_method_config: { head: HEAD },
    ...change,
  }) as Image;

it('a square portrait has every size', () => {
  const { choices, missing } = sizeChoices(image(), true);
  expect(choices.map((choice) => `${choice.label}: ${sizeWords(choice)}`)).toEqual([
    'Square: 1024 × 1024 px',
    'Square, for round profile pictures: 1024 × 1024 px',
    'Large: 2048 × 2048 px',
    'Portrait 4:5: 819 × 1024 px',
    'Portrait 2:3: 683 × 1024 px',
    'Landscape 3:2: 1024 × 683 px',
    'CV photo 35 × 45 mm: 413 × 531 px, 300 dpi',
    'CV photo 45 × 60 mm: 531 × 709 px, 300 dpi',
  ]);
  expect(missing).toEqual([]);
});

it('3:2 of a portrait whose photo is known may be wider than its crop', () => {
  const recipe = { head: HEAD, engine: 'studio', style: 'garden', referenceId: 'photo' };
  const wide = (change = {}) =>
    sizeChoices(image({ creation_method_config: { ...recipe, ...change } }), false).choices.find(
      ({ value }) => value === '3x2',
    )!;
  expect(sizeWords(wide())).toBe('up to 1536 × 1024 px');
  for (const change of [{ engine: 'multi-reference' }, { style: null }, { referenceId: null }]) {
    expect(sizeWords(wide(change))).toBe('1024 × 683 px');
  }
});

it('3:2 is offered where only a wide picture keeps the head', () => {
  const recipe = { engine: 'studio', style: 'garden', referenceId: 'photo' };
  const creation_method_config = { ...recipe, head: { ...HEAD, height: 700 } };
  const { choices, missing } = sizeChoices(image({ creation_method_config }), false);
  const wide = choices.find(({ value }) => value === '3x2')!;
  expect([sizeWords(wide), wide.needsWidening, missing]).toEqual(['1536 × 1024 px', true, []]);
  expect(wide.crop.box).toEqual({ x: -256, y: 0, width: 1536, height: 1024 });
});

it('a size that could cut the head is missing', () => {
  const close = image({ creation_method_config: { head: { ...HEAD, height: 700 } } });
  for (const each of [close, image({ creation_method_config: null })]) {
    expect(sizeChoices(each, true).missing).toEqual(['Landscape 3:2']);
  }
});

it('a picture that is not square is offered whole, never round', () => {
  const [first, second] = sizeChoices(image({ width: 768 }), false).choices;
  expect([first?.label, second?.label]).toEqual(['Whole picture', 'Portrait 4:5']);
});

it('guests and images above 1,024 px have no larger size', () => {
  for (const { choices } of [
    sizeChoices(image(), false),
    sizeChoices(image({ width: 1040 }), true),
  ])
    expect(choices.map(({ value }) => value)).not.toContain('large');
});

it.each([
  ['lenszero', true],
  ['kontextlens', true],
  ['meme', false],
  [null, false],
])('an image made by %s has sizes: %s', (creation_method_name, expected) => {
  expect(hasSizes(image({ creation_method_name }))).toBe(expected);
});
