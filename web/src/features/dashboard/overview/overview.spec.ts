import { nextStep } from './overview.js';

const counts = (made: number, photos: number, like = 0) => ({
  counts: {
    ai_generated: made,
    user_provided: photos,
    reactions: { all: made + photos, like, dislike: 0 },
    tools: [],
    styles: [],
  },
});

it.each([
  [counts(0, 1), '/lenszero'],
  [counts(4, 1), '/kontextlens'],
  [counts(4, 1, 1), undefined],
  [counts(40, 1), undefined],
  [{ counts: null }, undefined],
])('suggests for %j the way to %s', (list, to) => {
  expect(nextStep(list)?.link.to).toBe(to);
});
