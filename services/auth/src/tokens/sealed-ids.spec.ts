import { randomUUID } from 'node:crypto';
import { NewsletterTokens } from './newsletter-tokens.js';

const FORMER = 'former-secret-of-32-characters-or-more';
const PRESENT = 'present-secret-of-32-characters-or-more';

describe('a link of the newsletter', () => {
  const id = randomUUID();
  const token = new NewsletterTokens(FORMER).sign('unsubscribe', id);

  it('that was sent before a change of secret is good while the former one is accepted', () => {
    expect(new NewsletterTokens(PRESENT, FORMER).read('unsubscribe', token)).toBe(id);
    expect(new NewsletterTokens(PRESENT).read('unsubscribe', token)).toBeUndefined();
  });

  it('signed with the former secret works only for its own purpose and subscriber', () => {
    const tokens = new NewsletterTokens(PRESENT, FORMER);
    expect(tokens.read('confirm', token)).toBeUndefined();
    expect(tokens.read('unsubscribe', `${randomUUID()}${token.slice(36)}`)).toBeUndefined();
  });

  it('is signed with the present secret', () => {
    const fresh = new NewsletterTokens(PRESENT, FORMER).sign('unsubscribe', id);
    expect(new NewsletterTokens(PRESENT).read('unsubscribe', fresh)).toBe(id);
  });
});
