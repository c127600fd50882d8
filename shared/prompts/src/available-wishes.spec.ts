import { STYLES, styleIdOf } from '@likeness/contracts/generation/styles';
import { PLACE_WISHES, STYLE_WISHES } from './available-wishes.js';
import { readPrompt } from './read-prompt.js';
import { STYLE_TERMS } from './style-terms.js';

const wishesOf = (positive: string) => readPrompt({ positive, negative: '' }, 'photo').wishes;

it('every offered phrase selects its style', () => {
  expect(STYLE_WISHES.map((words) => wishesOf(words).style)).toEqual(Object.keys(STYLE_TERMS));
});

/** Their German names mean colours; the page offers the two longer words. */
const AMBIGUOUS = ['Black and white', 'Pastel'];
const named = Object.keys(STYLE_TERMS).filter((style) => !AMBIGUOUS.includes(style));

it.each([
  ...named.map((style) => [STYLES[styleIdOf(style)]!.german, style]),
  ['Schwarz-Weiß-Foto', 'Black and white'],
  ['Pastellzeichnung', 'Pastel'],
])('“%s” selects %s', (german, style) => {
  expect(wishesOf(german).style).toBe(style);
});

it.each(PLACE_WISHES)('gives the place that is offered as “%s”', (place) => {
  expect(wishesOf(place).scene).toBe(place);
});
