import * as text from './messages/en.js';
import { doneWords, partialWords, priceWords } from './removal-words.js';

const paid = (credits: number, left: number) => ({ credits, left });
const free = { credits: 0, left: null };

it('states the price before the click', () => {
  expect(text.question(1)).toBe('Remove the watermark?');
  expect(text.question(3)).toBe('Remove 3 watermarks?');
  expect(priceWords(paid(1, 4))).toBe('1 credit. You will have 4 left.');
  expect(priceWords(paid(3, -1))).toBe('3 credits needed, you have 2.');
  expect(priceWords(free)).toBe('Free with your subscription.');
});

it('states the result, even of a partial removal', () => {
  expect(doneWords(3, paid(3, 0))).toEqual({
    title: '3 watermarks removed',
    message: '3 credits paid.',
  });
  expect(doneWords(1, free).message).toBe('Free with your subscription.');
  expect(partialWords(50, 120, paid(120, 0))).toBe(
    '50 of 120 watermarks removed, 50 credits paid.',
  );
  expect(partialWords(0, 120, paid(120, 0))).toBeNull();
});
