import { UploadRoom } from './upload-room.js';

const person = (id: string) => ({ kind: 'user', id }) as const;

function held(room: UploadRoom, bytes: number, id: string, address = `address-${id}`) {
  let isStarted = false;
  let end: () => void = () => undefined;
  const done = room.within({ owner: person(id), address, bytes }, () => {
    isStarted = true;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  done.catch(() => undefined);
  return { done, isStarted: () => isStarted, end: () => end() };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe('the room for uploads', () => {
  it('limits a user to a quarter and admits others', async () => {
    const room = new UploadRoom({ bytes: 100, waitMs: 5_000 });
    const [one, two, other] = [held(room, 20, 'ada'), held(room, 20, 'ada'), held(room, 20, 'eve')];
    await settle();
    expect([one, two, other].map((upload) => upload.isStarted())).toEqual([true, false, true]);
    one.end();
    await one.done;
    await settle();
    expect(two.isStarted()).toBe(true);
  });

  it('limits an address to half', async () => {
    const room = new UploadRoom({ bytes: 100, waitMs: 5_000 });
    const ids = ['a', 'b', 'c', 'd'];
    const uploads = ids.map((id) => held(room, 20, id, '198.51.100.4'));
    const other = held(room, 20, 'e', '198.51.100.5');
    await settle();
    expect(uploads.map((upload) => upload.isStarted())).toEqual([true, true, false, false]);
    expect(other.isStarted()).toBe(true);
  });

  it('keeps the turn of a large upload', async () => {
    const room = new UploadRoom({ bytes: 100, waitMs: 5_000 });
    const small = ['a', 'b', 'c', 'd'].map((id) => held(room, 24, id));
    const [large, late] = [held(room, 20, 'e'), held(room, 1, 'f')];
    await settle();
    expect([large, late].map((upload) => upload.isStarted())).toEqual([false, false]);
    small[0]?.end();
    await small[0]?.done;
    await settle();
    expect([large, late].map((upload) => upload.isStarted())).toEqual([true, true]);
  });

  it('admits one upload of any size', async () => {
    const upload = held(new UploadRoom({ bytes: 10, waitMs: 5_000 }), 157, 'ada');
    await settle();
    expect(upload.isStarted()).toBe(true);
  });

  it('rejects a timed-out upload with Retry-After and admits the next', async () => {
    const room = new UploadRoom({ bytes: 100, waitMs: 50 });
    const first = held(room, 25, 'ada');
    await expect(held(room, 25, 'ada').done).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 10,
    });
    const filling = ['b', 'c', 'd'].map((id) => held(room, 25, id));
    await expect(held(room, 25, 'e').done).rejects.toMatchObject({
      code: 'QUEUE_FULL',
      retryAfterSeconds: 10,
    });
    first.end();
    await first.done;
    const next = held(room, 25, 'ada');
    await settle();
    expect(next.isStarted()).toBe(true);
    expect(filling.every((upload) => upload.isStarted())).toBe(true);
  });

  it('frees its room when the work fails', async () => {
    const room = new UploadRoom({ bytes: 100, waitMs: 50 });
    for (let count = 0; count < 5; count += 1) {
      const failing = room.within({ owner: person('ada'), bytes: 25 }, () =>
        Promise.reject(new Error('no')),
      );
      await expect(failing).rejects.toThrow('no');
    }
  });

  it('limits the number of waiting uploads', async () => {
    const room = new UploadRoom({ bytes: 100, waitMs: 2_000 });
    held(room, 25, 'ada');
    const waiting = Array.from({ length: 256 }, () => held(room, 25, 'ada'));
    await expect(held(room, 25, 'ada').done).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(waiting.some((upload) => upload.isStarted())).toBe(false);
  });
});
