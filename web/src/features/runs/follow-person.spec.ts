import type { User } from '@likeness/contracts/http/users';
import { noSession, reduceSession, type SessionAction } from '../../lib/session/session-state.js';
import { createStore } from '../../lib/store/store.js';
import { followPerson } from './follow-person.js';

const person = (id: string) => ({ id }) as User;
const LOGOUT: SessionAction = { type: 'cleared', isExpired: false };
const EXPIRY: SessionAction = { type: 'cleared', isExpired: true };
const loaded = (id: string): SessionAction => ({ type: 'loaded', user: person(id) });

function follow(...before: SessionAction[]) {
  const session = createStore(reduceSession, noSession);
  for (const action of before) session.dispatch(action);
  const order: string[] = [];
  const followed = {
    dropUnsent: vi.fn(),
    forget: vi.fn(() => void order.push('forget')),
    arrive: vi.fn(() => void order.push('arrive')),
  };
  followPerson(session, followed);
  return { session, order, ...followed };
}

describe('the runs of a page whose person changes', () => {
  it('send nothing more from the logout on, and are forgotten', () => {
    const { session, dropUnsent, forget } = follow(loaded('ada'));
    session.dispatch(LOGOUT);
    expect([dropUnsent.mock.calls.length, forget.mock.calls.length]).toEqual([1, 1]);
  });

  it('send nothing while it is not known who has logged in elsewhere, and are forgotten for another one', () => {
    const { session, dropUnsent, forget } = follow(loaded('ada'));
    session.dispatch({ type: 'loading' });
    expect([dropUnsent.mock.calls.length, forget.mock.calls.length]).toEqual([1, 0]);
    session.dispatch(loaded('grace'));
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('stay for the same person', () => {
    const { session, forget } = follow(loaded('ada'));
    session.dispatch({ type: 'loading' });
    session.dispatch(loaded('ada'));
    session.dispatch(loaded('ada'));
    expect(forget).not.toHaveBeenCalled();
  });

  it('stay for a visitor who logs in, but for what was not sent', () => {
    const { session, dropUnsent, forget } = follow(LOGOUT);
    session.dispatch(loaded('ada'));
    expect(dropUnsent).toHaveBeenCalledTimes(1);
    expect(forget).not.toHaveBeenCalled();
  });

  it('wait for a member whose session ran out', () => {
    const { session, order, forget, arrive } = follow(loaded('ada'));
    session.dispatch(EXPIRY);
    expect(forget).toHaveBeenCalledWith('ada');
    expect(order).toEqual(['arrive', 'forget', 'arrive']);
    expect(arrive).toHaveBeenLastCalledWith(null);
    session.dispatch({ type: 'loading' });
    session.dispatch(loaded('ada'));
    expect(arrive).toHaveBeenLastCalledWith('ada');
    session.dispatch(loaded('ada'));
    expect(arrive).toHaveBeenCalledTimes(3);
  });

  it('wait for no user after a logout', () => {
    const { session, forget, arrive } = follow(loaded('ada'));
    session.dispatch(LOGOUT);
    expect(forget).toHaveBeenCalledWith(null);
    expect(arrive).toHaveBeenLastCalledWith(null);
  });
});
