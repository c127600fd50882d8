import { setTimeout as delay } from 'node:timers/promises';
import { KeyedMutex } from './keyed-mutex.js';

describe('turns', () => {
  it('of one key come one after the other, in order, whatever becomes of them', async () => {
    const turns = new KeyedMutex(4_000);
    const seen: string[] = [];
    const work = (name: number) => async () => {
      seen.push(`${name} begins`);
      await delay(1);
      seen.push(`${name} ends`);
      if (name === 2) throw new Error('broken');
      return name;
    };
    const all = await Promise.allSettled([1, 2, 3].map((name) => turns.run(['a'], work(name))));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(seen).toEqual(['1', '2', '3'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('of different keys do not wait for each other', async () => {
    const turns = new KeyedMutex(4_000);
    let letGo = () => {};
    const held = turns.run(['a'], () => new Promise<void>((resolve) => (letGo = resolve)));
    expect(await turns.run(['b'], async () => 'done')).toBe('done');
    letGo();
    await held;
  });

  it('of two keys wait for both', async () => {
    const turns = new KeyedMutex(4_000);
    let atWork = 0;
    const work = async () => {
      atWork += 1;
      expect(atWork).toBe(1);
      await delay(1);
      atWork -= 1;
    };
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => turns.run([`owner ${index}`, 'address'], work)),
    );
  });

  it('that do not come in time are given up with a time to come back, and nothing was done', async () => {
    const turns = new KeyedMutex(20);
    const seen: string[] = [];
    let letGo = () => {};
    const held = turns.run(['a'], () => new Promise<void>((resolve) => (letGo = resolve)));
    const late = turns.run(['a'], async () => seen.push('late'));
    await expect(late).rejects.toMatchObject({ code: 'SERVICE_BUSY', retryAfterSeconds: 3 });
    const next = turns.run(['a'], async () => seen.push('next'));
    expect(seen).toEqual([]);
    letGo();
    await Promise.all([held, next]);
    expect(seen).toEqual(['next']);
  });
});
