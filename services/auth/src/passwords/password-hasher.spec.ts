import { PasswordHasher } from './password-hasher.js';

describe('hashing passwords', () => {
  const hasher = new PasswordHasher();

  it('takes so many at once, refuses further ones at once, and then goes on', async () => {
    const checks = Array.from({ length: 160 }, () => hasher.matches('Wrong-Anchor-47', null));
    const settled = await Promise.allSettled(checks);
    const refused = settled.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(32);
    expect(refused[0]).toMatchObject({ reason: { code: 'SERVICE_BUSY' } });

    const hash = await hasher.hash('Tulip-Anchor-47');
    expect(await hasher.matches('Tulip-Anchor-47', hash)).toBe(true);
    expect(await hasher.matches('Tulip-Anchor-48', hash)).toBe(false);
  }, 60_000);
});
