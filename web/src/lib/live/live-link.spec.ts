import { EVENTS_PATH } from '@likeness/contracts/events/events-path';
import type { LiveEvent } from '@likeness/contracts/events/live-events';
import { joinLiveLink } from './live-link.js';

type Handler = (...args: unknown[]) => void;

const handlers = new Map<string, Handler>();
const socket = {
  active: true,
  on: (name: string, handler: Handler) => handlers.set(name, handler),
  onAny: (handler: Handler) => handlers.set('*', handler),
  connect: vi.fn(),
  disconnect: vi.fn(),
  removeAllListeners: vi.fn(),
};
const io = vi.fn(() => socket);
vi.doMock('socket.io-client', () => ({ io }));

const EVENT: LiveEvent = {
  type: 'render.progressed',
  job_id: '00000000-0000-4000-8000-000000000001',
  generation_id: '00000000-0000-4000-8000-000000000002',
  image_index: 0,
  stage: 'style',
  percent: 40,
};

async function open() {
  const onEvent = vi.fn<(event: LiveEvent) => void>();
  const onLink = vi.fn<(up: boolean) => void>();
  const link = joinLiveLink({ onEvent, onLink });
  onTestFinished(link.close);
  await vi.dynamicImportSettled();
  return { link, onEvent, onLink };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  handlers.clear();
  socket.active = true;
});
afterEach(() => vi.useRealTimers());

describe('joinLiveLink', () => {
  it('leaves reconnecting to the client, except after a disconnect by the server', async () => {
    const { onLink } = await open();
    handlers.get('connect')?.();
    handlers.get('disconnect')?.();
    expect(onLink.mock.calls).toEqual([[true], [false]]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(socket.connect).not.toHaveBeenCalled();
    socket.active = false;
    handlers.get('connect_error')?.(new Error('xhr poll error'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(socket.connect).toHaveBeenCalledTimes(1);
  });

  it('reports a refused session, and no other failure to connect', async () => {
    const { onLink } = await open();
    socket.active = false;
    const full = { data: { code: 'TOO_MANY_REQUESTS' } };
    handlers.get('connect_error')?.(Object.assign(new Error('Too many'), full));
    expect(onLink).not.toHaveBeenCalled();
    const nobody = { data: { code: 'UNAUTHORIZED' } };
    handlers.get('connect_error')?.(Object.assign(new Error('Unauthorized'), nobody));
    expect(onLink.mock.calls).toEqual([[false]]);
  });

  it('stays closed', async () => {
    const { link } = await open();
    socket.active = false;
    handlers.get('disconnect')?.();
    link.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(socket.disconnect).toHaveBeenCalledTimes(1);
    expect(socket.connect).not.toHaveBeenCalled();
  });

  it('never opens when closed before its code has loaded', async () => {
    joinLiveLink({ onEvent: () => {}, onLink: () => {} }).close();
    await vi.dynamicImportSettled();
    expect(io).not.toHaveBeenCalled();
  });

  it('opens one socket for all and closes it after the last', async () => {
    const [one, other] = [await open(), await open()];
    expect(io.mock.calls).toEqual([[expect.objectContaining({ path: EVENTS_PATH })]]);
    handlers.get('*')?.('render.progressed', EVENT);
    for (const { onEvent } of [one, other]) expect(onEvent.mock.calls).toEqual([[EVENT]]);
    one.link.close();
    one.link.close();
    expect(socket.disconnect).not.toHaveBeenCalled();
    other.link.close();
    expect(socket.disconnect).toHaveBeenCalledTimes(1);
    await open();
    expect(io).toHaveBeenCalledTimes(2);
  });

  it('tells late listeners that the socket is up', async () => {
    await open();
    handlers.get('connect')?.();
    const [late, gone] = [vi.fn(), vi.fn()];
    const link = joinLiveLink({ onEvent: () => {}, onLink: late });
    joinLiveLink({ onEvent: () => {}, onLink: gone }).close();
    onTestFinished(link.close);
    expect(late).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(late.mock.calls).toEqual([[true]]);
    expect(gone).not.toHaveBeenCalled();
  });
});
