import type { Session } from '../../lib/session/session.js';

type Followed = {
  /** The user changes, or is not known yet. */
  dropUnsent: () => void;
  /** The member has left; `expected` is who they are if their session expired: they may log in again. */
  forget: (expected: string | null) => void;
  /** The user is known; null for a guest. */
  arrive: (person: string | null) => void;
};

/**
 * A run belongs to the user who pressed Create. The next user sends none of it and, after a member,
 * sees none of it. A guest who logs in keeps photos and portraits. So does a member who logs in again
 * after the session expired.
 */
export function followPerson(
  { getState, subscribe }: Pick<Session, 'getState' | 'subscribe'>,
  { dropUnsent, forget, arrive }: Followed,
): void {
  const personOf = () => getState().user?.id ?? null;
  let shown = personOf();
  let member = shown;
  let isKnown = false;

  function settle() {
    const { status, expected } = getState();
    if (status !== 'signed-in' && status !== 'signed-out') return;
    const person = personOf();
    if (member !== null && person !== member) forget(expected === member ? member : null);
    const isChanged = !isKnown || person !== member;
    member = person;
    isKnown = true;
    if (isChanged) arrive(person);
  }

  settle();
  subscribe(() => {
    const person = personOf();
    if (person !== shown) dropUnsent();
    shown = person;
    settle();
  });
}
