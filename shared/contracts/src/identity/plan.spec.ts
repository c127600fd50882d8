import { isSubscriber } from './plan.js';

it.each([
  ['active', true],
  ['canceling', true],
  ['past_due', false],
  ['disputed', false],
  ['canceled', false],
  [null, false],
  [undefined, false],
])('%s gives the plan’s rights: %s', (status, expected) => {
  expect(isSubscriber(status)).toBe(expected);
});
