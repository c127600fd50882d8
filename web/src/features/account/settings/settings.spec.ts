import { checkNames } from './name-form.js';
import { checkPicture } from './photo-field.js';
import * as text from './messages.js';
import { endDate, startDate } from './subscription-dates.js';
import { unusedCredits } from './delete-account.js';

it('requires both names; blanks don’t count', () => {
  const faultOf = (first_name: string, last_name: string) => {
    const [fault] = checkNames({ first_name, last_name }).error?.issues ?? [];
    return fault && [fault.path[0], fault.message];
  };
  expect(faultOf(' ', '')).toEqual(['first_name', 'Required']);
  expect(faultOf('Ada', '')).toEqual(['last_name', 'Required']);
  expect(faultOf('Ada', 'L')).toBeUndefined();
});

it.each([
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], true],
  ['JPEG', [0xff, 0xd8, 0xff, 0xe0], true],
  ['GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], false],
])('decides by its bytes whether it takes a %s as picture', async (_, bytes, isTaken) => {
  for (const type of ['image/jpg', 'image/png', 'application/octet-stream', '']) {
    const file = new File([Uint8Array.from(bytes)], 'me', { type });
    expect((await checkPicture(file)) === null).toBe(isTaken);
  }
});

it('shows the last day of a period, and a dash without one', () => {
  expect(startDate('2026-05-14T10:00:00.000Z')).toBe('14 May 2026');
  expect(endDate('2026-06-01T00:00:00.000Z')).toBe('31 May 2026');
  expect(startDate(null)).toBe('-');
  expect(endDate(null)).toBe('-');
});

it('separates paid credits from gifts, including reserved ones', () => {
  expect(unusedCredits({ balance: 20, held: 3, paid: 18 })).toEqual({ paid: 18, gifts: 5 });
  expect(text.paidCredits(18)).toBe(
    'You still have 18 paid credits. Deleting your account removes them for good.',
  );
  expect(text.paidCredits(1)).toContain(
    '1 paid credit. Deleting your account removes it for good.',
  );
  expect(text.alsoFreeCredits(5)).toBe('You also lose 5 free credits.');
  expect(text.freeCredits(1)).toBe('You lose 1 free credit.');
});
