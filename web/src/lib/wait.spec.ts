import { waitOrReconnect } from './wait.js';

it('ends a pause when the connection is back', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  const ended = vi.fn();
  const first = waitOrReconnect(20_000).then(ended);
  window.dispatchEvent(new Event('online'));
  await first;
  expect([ended.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  const second = waitOrReconnect(20_000);
  vi.advanceTimersByTime(20_000);
  await second;
  vi.useRealTimers();
});
