import { canEnhance, emptyKontextForm, reduceKontextForm } from './kontext-form-state.js';

it('starts with four images, no enhancing and the default watermark', () => {
  expect(emptyKontextForm).toEqual({
    prompt: '',
    imageCount: 4,
    watermark: null,
    enhance: false,
    seed: null,
  });
});

it('enhances from five characters on, spaces around them not counted', () => {
  expect(canEnhance('  noir ')).toBe(false);
  expect(canEnhance('noirs')).toBe(true);
});

it('switches enhancing off when the prompt gets too short', () => {
  const on = reduceKontextForm(emptyKontextForm, { prompt: 'film noir', enhance: true });
  expect(on.enhance).toBe(true);
  expect(reduceKontextForm(on, { prompt: 'film' }).enhance).toBe(false);
});
