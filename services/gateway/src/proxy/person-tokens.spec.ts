import { jest } from '@jest/globals';
import type { Person } from '@likeness/contracts/identity/principal';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { TEST_SECRET } from '@likeness/testing/running-service';
import { PersonTokens } from './person-tokens.js';

function visitor(id: string): Person {
  const owner = { kind: 'visitor', id } as const;
  return { kind: 'person', owner, tier: 'guest', address: '198.51.100.4' };
}

describe('tokens of a person', () => {
  const signer = new InternalTokens(TEST_SECRET);
  let now = Date.now();
  const tokens = new PersonTokens(signer);
  beforeAll(() => void jest.spyOn(performance, 'now').mockImplementation(() => now));
  afterAll(() => jest.restoreAllMocks());

  it('are used again for a while', async () => {
    const token = await tokens.for(visitor('a'), 'images');
    now += 19_000;
    const sign = jest.spyOn(signer, 'sign');
    expect(await tokens.for(visitor('a'), 'images')).toBe(token);
    expect(sign).not.toHaveBeenCalled();
    now += 2_000;
    await tokens.for(visitor('a'), 'images');
    expect(sign).toHaveBeenCalledTimes(1);
  });

  it('never serve another person, service, tier or address', async () => {
    const person = visitor('b');
    const made = await Promise.all([
      tokens.for(person, 'images'),
      tokens.for(person, 'lenses'),
      tokens.for(visitor('c'), 'images'),
      tokens.for({ ...person, tier: 'member' }, 'images'),
      tokens.for({ ...person, address: '198.51.100.5' }, 'images'),
    ]);
    expect(new Set(made).size).toBe(5);
    expect(await signer.verify(made[0], 'images')).toEqual(person);
    await expect(signer.verify(made[1], 'images')).rejects.toThrow();
  });
});
