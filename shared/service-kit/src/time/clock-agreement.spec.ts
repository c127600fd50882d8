import type { Redis } from 'ioredis';
import { InternalTokens } from '../identity/internal-token.js';
import type { Logger } from '../logging/logger.js';
import { ClockAgreementService } from './clock-agreement.service.js';
import { agreeOn, sharedNow } from './shared-clock.js';

const PERSON = {
  kind: 'person',
  owner: { kind: 'visitor', id: 'f'.repeat(64) },
  tier: 'guest',
  address: '198.51.100.7',
} as const;
const NEAR_MS = 5_000;
const OFF = { 'ten minutes': 600_000, 'a day and an hour': 25 * 3_600_000 };

describe('a machine whose clock is off', () => {
  const real = Date.now.bind(Date);
  const warn = jest.fn();
  const logger = { warn } as unknown as Logger;
  const answering = () => ({
    status: 'ready',
    time: () => Promise.resolve([Math.floor(real() / 1_000), (real() % 1_000) * 1_000]),
  });
  const agreement = (redis: object = answering()) =>
    Object.assign(new ClockAgreementService(redis as Redis), { logger });
  const setClock = (offMs: number) =>
    jest.spyOn(Date, 'now').mockImplementation(() => real() + offMs);

  afterEach(() => {
    jest.restoreAllMocks();
    warn.mockClear();
    agreeOn(undefined);
  });

  it('uses its own clock before the first agreement', () => {
    setClock(600_000);
    expect(Math.abs(sharedNow() - real() - 600_000)).toBeLessThan(NEAR_MS);
  });

  it.each(Object.entries(OFF).flatMap(([name, ms]) => [[name, ms] as const, [name, -ms] as const]))(
    'by %s (%i ms) uses the shared time and logs it',
    async (_name, offMs) => {
      setClock(offMs);
      await agreement().run();
      expect(Math.abs(sharedNow() - real())).toBeLessThan(NEAR_MS);
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  it('keeps the shared time when its clock changes', async () => {
    await agreement().run();
    setClock(-25 * 3_600_000);
    expect(Math.abs(sharedNow() - real())).toBeLessThan(NEAR_MS);
    expect(warn).not.toHaveBeenCalled();
  });

  it('starts even if Redis is away', async () => {
    const service = agreement({ status: 'reconnecting' });
    await service.onApplicationBootstrap();
    await service.stop();
    expect(Math.abs(sharedNow() - real())).toBeLessThan(NEAR_MS);
  });

  it('exchanges valid tokens with other machines', async () => {
    const tokens = new InternalTokens('a-secret-of-at-least-32-characters');
    const fromOthers = tokens.sign(PERSON, 'images');
    setClock(25 * 3_600_000);
    await expect(tokens.verify(fromOthers, 'images')).rejects.toThrow();
    await agreement().run();
    expect(await tokens.verify(fromOthers, 'images')).toEqual(PERSON);
    const own = tokens.sign(PERSON, 'images');
    jest.restoreAllMocks();
    agreeOn(undefined);
    expect(await tokens.verify(own, 'images')).toEqual(PERSON);
  });
});
