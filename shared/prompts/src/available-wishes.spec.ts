import { PLACE_WISHES, STYLE_WISHES } from './available-wishes.js';
import { readPrompt } from './read-prompt.js';
import { STYLE_TERMS } from './style-terms.js';

const wishesOf = (positive: string) => readPrompt({ positive, negative: '' }, 'photo').wishes;

it('every offered phrase selects its style', () => {
  expect(STYLE_WISHES.map((words) => wishesOf(words).style)).toEqual(Object.keys(STYLE_TERMS));
});

it.each(PLACE_WISHES)('gives the place that is offered as “%s”', (place) => {
  expect(wishesOf(place).scene).toBe(place);
});
