import { checkPicture, checkProfile, refusedParts } from './profile-checks.js';
import { endDate, startDate } from './subscription-dates.js';

it('both names are required, blanks are none', () => {
  expect(checkProfile({ firstName: ' ', lastName: '' })).toEqual({
    firstName: 'Required',
    lastName: 'Required',
  });
  expect(checkProfile({ firstName: 'Ada', lastName: 'L' })).toEqual({});
});

it('puts what the server refused under its field', () => {
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
