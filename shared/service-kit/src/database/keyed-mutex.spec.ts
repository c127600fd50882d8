import { setTimeout as delay } from 'node:timers/promises';
import { KeyedMutex } from './keyed-mutex.js';

describe('mutex', () => {
  it('runs work of one key in order, despite failures', async () => {
    const mutex = new KeyedMutex(4_000);
    const seen: string[] = [];
    const work = (name: number) => async () => {
      seen.push(`${name} begins`);
      await delay(1);
      seen.push(`${name} ends`);
      if (name === 2) throw new Error('broken');
      return name;
    };
    const all = await Promise.allSettled([1, 2, 3].map((name) => mutex.run(['a'], work(name))));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(seen).toEqual(['1', '2', '3'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('runs different keys in parallel', async () => {
    const mutex = new KeyedMutex(4_000);
    let letGo = () => {};
    const held = mutex.run(['a'], () => new Promise<void>((resolve) => (letGo = resolve)));
    expect(await mutex.run(['b'], async () => 'done')).toBe('done');
    letGo();
    await held;
  });

  it('waits for all keys', async () => {
    const mutex = new KeyedMutex(4_000);
    let atWork = 0;
    const work = async () => {
      atWork += 1;
      expect(atWork).toBe(1);
      await delay(1);
      atWork -= 1;
    };
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => mutex.run([`owner ${index}`, 'address'], work)),
    );
  });

  it('times out with Retry-After without running the work', async () => {
    const mutex = new KeyedMutex(20);
    const seen: string[] = [];
    let letGo = () => {};
    const held = mutex.run(['a'], () => new Promise<void>((resolve) => (letGo = resolve)));
    const late = mutex.run(['a'], async () => seen.push('late'));
    await expect(late).rejects.toMatchObject({ code: 'SERVICE_BUSY', retryAfterSeconds: 3 });
    const next = mutex.run(['a'], async () => seen.push('next'));
    expect(seen).toEqual([]);
    letGo();
    await Promise.all([held, next]);
    expect(seen).toEqual(['next']);
  });
});
