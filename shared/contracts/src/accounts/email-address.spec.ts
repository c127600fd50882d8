import { emailSchema } from '../http/account-fields.js';
import { emailKey, mailboxKey } from './email-address.js';

const ASCII = 'ada@xn--mller-kva.de';

it.each(['ada@müller.de', 'Ada@MÜLLER.de', ' ada@mu\u0308ller.de ', ASCII, ASCII.toUpperCase()])(
  '%s has the key of the ASCII form',
  (email) => {
    expect(emailKey(email)).toBe(ASCII);
    expect(emailKey(emailSchema.parse(email))).toBe(ASCII);
  },
);

it.each(['ada@пример.рф', 'ada@例え.テスト'])('%s is an address', (email) => {
  expect(emailSchema.parse(email)).toMatch(/^ada@xn--[\w-]+\.xn--[\w-]+$/);
});

it.each(['nobody', '', 'ada@', 'ada@müller', 'ada@müller.de/x', 'ada@mü ller.de', 'ä@b.de'])(
  '%s is none',
  (email) => {
    expect(emailSchema.safeParse(email).success).toBe(false);
  },
);

it('addresses of one mailbox share a key for limits, and other addresses do not', () => {
  const same = ['a.da+1@gmail.com', 'ada@googlemail.com', 'A.D.A@GMAIL.com', 'ada+x+y@gmail.com'];
  expect(new Set(same.map(mailboxKey))).toEqual(new Set(['ada@gmail.com']));
  expect(mailboxKey('a.da+1@example.org')).toBe('a.da@example.org');
});
