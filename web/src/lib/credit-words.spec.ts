import { creditWords } from './credit-words.js';

it('counts credits', () => {
  expect([0, 1, 2].map(creditWords)).toEqual(['0 credits', '1 credit', '2 credits']);
});
