import { PasswordHasher } from './password-hasher.js';

class SmallHasher extends PasswordHasher {
  protected override readonly mostUnderWay = 4;
}

const hasher = new SmallHasher();

it('hashing passwords takes so many at once, refuses further ones at once, and then goes on', async () => {
  const checks = Array.from({ length: 6 }, () => hasher.matches('Wrong-Anchor-47', null));
  const settled = await Promise.allSettled(checks);
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ reason: { code: 'SERVICE_BUSY' } });

  const hash = await hasher.hash('Tulip-Anchor-47');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,(p=1,t=2|t=2,p=1)\$/);
  expect(await hasher.matches('Tulip-Anchor-47', hash)).toBe(true);
  expect(await hasher.matches('Tulip-Anchor-48', hash)).toBe(false);
}, 60_000);
