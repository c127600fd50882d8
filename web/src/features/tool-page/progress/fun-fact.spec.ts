import { factsFor } from './fun-fact.js';

it('tells of memes only where the page is about them', () => {
  expect(factsFor('meme').some((fact) => /meme/i.test(fact))).toBe(true);
  expect(factsFor('freefast').some((fact) => /meme/i.test(fact))).toBe(false);
  expect(factsFor('freefast').length).toBeGreaterThan(5);
});
