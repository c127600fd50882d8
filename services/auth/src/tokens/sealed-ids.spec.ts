import { randomUUID } from 'node:crypto';
import { SealedIds } from './sealed-ids.js';

const FORMER = 'former-secret-of-32-characters-or-more';
const PRESENT = 'present-secret-of-32-characters-or-more';

describe('a link of the newsletter', () => {
  const id = randomUUID();
  const token = new SealedIds(FORMER).sign('unsubscribe', id);

  it('that was sent before a change of secret is good while the former one is accepted', () => {
    expect(new SealedIds(PRESENT, FORMER).read('unsubscribe', token)).toBe(id);
    expect(new SealedIds(PRESENT).read('unsubscribe', token)).toBeUndefined();
  });

  it('signed with the former secret works only for its own purpose and subscriber', () => {
    const tokens = new SealedIds(PRESENT, FORMER);
    expect(tokens.read('confirm', token)).toBeUndefined();
    expect(tokens.read('unsubscribe', `${randomUUID()}${token.slice(36)}`)).toBeUndefined();
  });

  it('is signed with the present secret', () => {
    const fresh = new SealedIds(PRESENT, FORMER).sign('unsubscribe', id);
    expect(new SealedIds(PRESENT).read('unsubscribe', fresh)).toBe(id);
  });
});
