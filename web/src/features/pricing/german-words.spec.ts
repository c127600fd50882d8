import { inGerman } from '../../testing/in-german.js';

inGerman();
const german = await import('./messages.js');

it('names the buttons of orders as the law prescribes', () => {
  // BGB §312j (3).
  const words = [german.subscribe, german.buy, german.buyAnyway];
  expect(new Set(words)).toEqual(new Set(['Zahlungspflichtig bestellen']));
});

it('says at the prices that they include the tax', () => {
  expect(german.perMonth).toContain('inkl. MwSt.');
  expect(german.packTerms).toContain('inkl. MwSt.');
});
