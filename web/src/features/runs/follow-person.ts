import type { Session } from '../../lib/session/session.js';

type Followed = {
  /** Somebody else is at the page from now on, or it isn't known yet who. */
  dropUnsent: () => void;
  /** The member who was here has gone. */
  forget: () => void;
  /** Before that, for a member whose session has run out: they may be back. */
  setAside: (member: string) => void;
  /** It is known who is here; null for a visitor. What waits for somebody else may go. */
  arrive: (person: string | null, expected: string | null) => void;
};

/**
 * A run belongs to whoever pressed. What had not been sent when the person of the page changes is
 * not sent by the next one; who comes after a member finds neither photos nor portraits. A visitor
 * who logs in keeps both, and so does a member who logs in again after the session has run out.
 */
export function followPerson(
  { getState, subscribe }: Pick<Session, 'getState' | 'subscribe'>,
  { dropUnsent, forget, setAside, arrive }: Followed,
): void {
  const personOf = () => getState().user?.id ?? null;
  let shown = personOf();
  let member = shown;
  let isKnown = false;

  function settle() {
    const { status, expected } = getState();
    if (status !== 'signed-in' && status !== 'signed-out') return;
    const person = personOf();
    const isOver = member !== null && person !== member;
    if (isOver && member !== null && expected === member) setAside(member);
    if (isOver) forget();
    const isChanged = !isKnown || person !== member;
    member = person;
    isKnown = true;
    if (isChanged) arrive(person, expected);
  }

  settle();
  subscribe(() => {
    const person = personOf();
    if (person !== shown) dropUnsent();
    shown = person;
    settle();
  });
}
