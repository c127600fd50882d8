import { giftWords, paidWords, unusedCredits } from './lost-credits-words.js';
import { checkPicture, checkProfile, isChanged, refusedParts } from './profile-checks.js';
import { endDate, startDate } from './subscription-dates.js';

it('requires both names; blanks don’t count', () => {
  expect(checkProfile({ firstName: ' ', lastName: '' })).toEqual({
    firstName: 'Required',
    lastName: 'Required',
  });
  expect(checkProfile({ firstName: 'Ada', lastName: 'L' })).toEqual({});
});

it('shows server errors under their fields', () => {
  expect(refusedParts({ last_name: 'too long', email: 'x' })).toEqual({ lastName: 'too long' });
});

it.each([
  ['me.png', 'image/png', true],
  ['me.JPG', 'image/jpeg', true],
  ['me.jpeg', '', true],
  ['me.gif', 'image/gif', false],
  ['me.png', 'image/gif', false],
  ['me.svg', 'image/svg+xml', false],
])('takes %s of type %j: %s', (name, type, isTaken) => {
  expect(checkPicture({ name, type }) === null).toBe(isTaken);
});

it('shows the last day of a period, and a dash without one', () => {
  expect(startDate('2026-05-14T10:00:00.000Z')).toBe('14 May 2026');
  expect(endDate('2026-06-01T00:00:00.000Z')).toBe('31 May 2026');
  expect(startDate(null)).toBe('-');
  expect(endDate(null)).toBe('-');
});

it('detects changed names', () => {
  const kept = { first_name: 'Ada', last_name: 'L' };
  expect(isChanged({ firstName: 'Ada', lastName: 'L' }, kept)).toBe(false);
  expect(isChanged({ firstName: 'Ada', lastName: '' }, kept)).toBe(true);
});

it('separates paid credits from gifts, including reserved ones', () => {
  expect(unusedCredits({ balance: 20, held: 3, paid: 18 })).toEqual({ paid: 18, gifts: 5 });
  expect(paidWords(18)).toBe(
    'You still have 18 paid credits. Deleting your account removes them for good.',
  );
  expect(paidWords(1)).toContain('1 paid credit. Deleting your account removes it for good.');
  expect(giftWords(5, true)).toBe('You also lose 5 free credits.');
  expect(giftWords(1, false)).toBe('You lose 1 free credit.');
});
