import type { User } from '@likeness/contracts/http/users';
import { ApiError, ConnectionError } from '../api/api-error.js';
import { createStore } from '../store/store.js';
import { createSession } from './session.js';

const ada = {
  id: '6f1f8f0e-1111-4222-8333-444455556666',
  first_name: 'Ada',
  liked_image_ids: ['a', 'a', 'b'],
  disliked_image_ids: ['c'],
} as unknown as User;
const grace = { ...ada, id: '6f1f8f0e-9999-4222-8333-444455556666', first_name: 'Grace' };

function setUp(cookie?: string) {
  const jar = { token: cookie };
  const ports = {
    token: {
      read: () => jar.token,
      write: (token: string) => void (jar.token = token),
      clear: () => void (jar.token = undefined),
    },
    shown: createStore<string | undefined, string | undefined>((_, token) => token, undefined),
    tellOtherTabs: vi.fn(),
    fetchUser: vi.fn<() => Promise<User>>().mockResolvedValue(ada),
    endSession: vi.fn<() => Promise<void>>().mockResolvedValue(undefined),
    tellExpired: vi.fn(),
    wait: vi.fn<(ms: number) => Promise<void>>().mockResolvedValue(undefined),
    log: vi.fn(),
  };
  return { jar, ports, session: createSession(ports) };
}

async function signedIn() {
  const made = setUp('t1');
  await made.session.ready();
  return made;
}

const refused = (status: number) => new ApiError(status, null, 'Unauthorized');

describe('at start', () => {
  it('is signed out without a cookie, and sends no request', async () => {
    const { session, ports } = setUp();
    await expect(session.ready()).resolves.toBe(false);
    expect(session.getState().status).toBe('signed-out');
    expect(ports.fetchUser).not.toHaveBeenCalled();
    expect(ports.endSession).not.toHaveBeenCalled();
  });

  it('fetches the cookie’s user once for all callers', async () => {
    const { session, ports } = setUp('t1');
    const both = Promise.all([session.ready(), session.ready()]);
    expect(session.getState().status).toBe('loading');
    await expect(both).resolves.toEqual([true, true]);
    expect(ports.fetchUser).toHaveBeenCalledTimes(1);
    expect(session.getState()).toEqual({ status: 'signed-in', user: ada, expected: null });
  });

  it.each([
    ['no connection', new ConnectionError()],
    ['a failing server', refused(503)],
    ['too many calls', refused(429)],
    ['an unreadable answer', refused(200)],
  ])('tries three times more after %s', async (_, error) => {
    const { session, ports } = setUp('t1');
    for (let times = 0; times < 3; times += 1) ports.fetchUser.mockRejectedValueOnce(error);
    await expect(session.ready()).resolves.toBe(true);
    expect(ports.fetchUser).toHaveBeenCalledTimes(4);
    expect(ports.wait.mock.calls.flat()).toEqual([400, 1_000, 2_500]);
  });

  it('logs and logs out after the fourth failure', async () => {
    const { session, ports, jar } = setUp('t1');
    ports.fetchUser.mockRejectedValue(new ConnectionError());
    await expect(session.ready()).resolves.toBe(false);
    expect(ports.fetchUser).toHaveBeenCalledTimes(4);
    expect(ports.log).toHaveBeenCalled();
    expect(jar.token).toBeUndefined();
    expect(session.getState().status).toBe('signed-out');
  });

  it.each([401, 403, 404])('logs out at once when refused with %d', async (status) => {
    const { session, ports, jar } = setUp('t1');
    ports.fetchUser.mockRejectedValue(refused(status));
    await expect(session.ready()).resolves.toBe(false);
    expect(ports.fetchUser).toHaveBeenCalledTimes(1);
    expect(jar.token).toBeUndefined();
  });
});

describe('login', () => {
  it('keeps the token and loads the person', async () => {
    const { session, jar } = setUp();
    await session.ready();
    await expect(session.signIn('t2')).resolves.toBe(true);
    expect(jar.token).toBe('t2');
    expect(session.getState().user).toBe(ada);
  });

  it('ignores the response to an earlier token', async () => {
    const { session, ports } = setUp('old');
    const { promise, resolve: answerOld } = Promise.withResolvers<User>();
    ports.fetchUser.mockReturnValueOnce(promise);
    const started = session.ready();
    ports.fetchUser.mockResolvedValueOnce(grace);
    await session.signIn('new');
    answerOld(ada);
    await expect(started).resolves.toBe(true);
    expect(session.getState().user).toBe(grace);
  });
});

describe('refresh', () => {
  it.each([401, 403])('has the person log in again on %d, and keeps the page', async (status) => {
    const { session, ports } = await signedIn();
    ports.fetchUser.mockRejectedValue(refused(status));
    await session.refresh();
    expect(ports.tellExpired).toHaveBeenCalledTimes(1);
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: ada });
  });

  it('keeps its state on any other failure', async () => {
    const { session, ports } = await signedIn();
    ports.fetchUser.mockRejectedValue(refused(500));
    await session.refresh();
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: ada });
  });
});

describe('logout', () => {
  it('tells the server, then clears everything', async () => {
    const { session, ports, jar } = await signedIn();
    ports.endSession.mockImplementation(async () => expect(jar.token).toBe('t1'));
    await session.logout();
    expect(ports.endSession).toHaveBeenCalledTimes(1);
    expect(jar.token).toBeUndefined();
    expect(session.getState()).toEqual({ status: 'signed-out', user: null, expected: null });
  });

  it('never fails; a server error is only logged', async () => {
    const { session, ports, jar } = await signedIn();
    ports.endSession.mockRejectedValue(refused(500));
    await Promise.all([session.logout(), session.logout()]);
    expect(ports.endSession).toHaveBeenCalledTimes(1);
    expect(ports.log).toHaveBeenCalledTimes(1);
    expect(jar.token).toBeUndefined();
  });

  it('wins over a user that loads late', async () => {
    const { session, ports } = setUp('t1');
    const { promise, resolve: answer } = Promise.withResolvers<User>();
    ports.fetchUser.mockReturnValueOnce(promise);
    const started = session.ready();
    await session.logout();
    answer(ada);
    await expect(started).resolves.toBe(false);
    expect(session.getState().status).toBe('signed-out');
  });
});

describe('an expired session', () => {
  it('differs from a logout until the next login', async () => {
    const { session, ports, jar } = await signedIn();
    await session.expire();
    expect(jar.token).toBeUndefined();
    expect(session.getState()).toMatchObject({
      status: 'signed-out',
      user: null,
      expected: ada.id,
    });
    ports.fetchUser.mockResolvedValue(grace);
    await session.signIn('t2');
    expect(session.getState()).toMatchObject({ user: grace, expected: null });
    await session.logout();
    expect(session.getState().expected).toBeNull();
  });

  it('renews silently for the same user', async () => {
    const { session, ports, jar } = await signedIn();
    const seen: unknown[] = [];
    session.subscribe(() => seen.push(session.getState().user?.id));
    await expect(session.renew('t2')).resolves.toBe(true);
    expect(seen).toEqual([ada.id]);
    expect([jar.token, ports.shown.getState()]).toEqual(['t2', 't2']);
    expect(ports.tellOtherTabs).toHaveBeenCalledTimes(1);
  });

  it('ends when the new token is refused too', async () => {
    const { session, ports, jar } = await signedIn();
    ports.fetchUser.mockRejectedValue(refused(401));
    await expect(session.renew('t2')).resolves.toBe(false);
    expect(session.getState()).toMatchObject({ status: 'signed-out', expected: ada.id });
    expect(jar.token).toBeUndefined();
  });
});

describe('another tab', () => {
  it('applies its login and its logout', async () => {
    const { session, jar } = setUp();
    await session.ready();
    jar.token = 'theirs';
    await session.syncWithCookie();
    expect(session.getState().status).toBe('signed-in');
    jar.token = undefined;
    await session.syncWithCookie();
    expect(session.getState()).toMatchObject({ status: 'signed-out', user: null });
  });

  it('doesn’t change this page’s token before its message arrives', async () => {
    const { session, ports, jar } = await signedIn();
    jar.token = undefined;
    expect(ports.shown.getState()).toBe('t1');
    jar.token = 'theirs';
    expect(ports.shown.getState()).toBe('t1');
    const following = session.syncWithCookie();
    expect(ports.shown.getState()).toBe('theirs');
    expect(session.getState()).toMatchObject({ status: 'loading', user: null });
    await following;
  });

  it('receives a login and a logout here, and nothing else', async () => {
    const { session, ports, jar } = setUp();
    await session.ready();
    await session.signIn('t2');
    expect(ports.tellOtherTabs).toHaveBeenCalledTimes(1);
    await session.refresh();
    await session.logout();
    expect(ports.tellOtherTabs).toHaveBeenCalledTimes(2);
    jar.token = 'theirs';
    await session.syncWithCookie();
    expect(ports.tellOtherTabs).toHaveBeenCalledTimes(2);
  });

  it('keeps its login made during a logout here', async () => {
    const { session, ports, jar } = await signedIn();
    ports.endSession.mockImplementation(async () => void (jar.token = 'theirs'));
    await session.logout();
    expect(jar.token).toBe('theirs');
    expect(session.getState().status).toBe('signed-out');
  });
});
