import { saysExpired } from '../api/api-error.js';
import { session } from './page-session.js';
import { shownToken } from '../api/shown-token.js';

/** After an expired session, waits for the login and retries, but only for the same user. */
export async function throughLogin<Result>(work: () => Promise<Result>): Promise<Result> {
  const sent = shownToken.getState();
  const person = session.getState().user?.id;
  try {
    return await work();
  } catch (error) {
    if (person === undefined || !saysExpired(error) || !(await isBack(person, sent))) throw error;
    return work();
  }
}

function isBack(person: string, sent: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const { status, user } = session.getState();
      if (shownToken.getState() === sent || status === 'loading') return;
      unsubscribe();
      resolve(user?.id === person);
    };
    const unsubscribe = session.subscribe(look);
    // Another call may have opened the dialog earlier, and the user may have answered already.
    look();
  });
}
