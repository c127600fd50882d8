import { saysExpired } from '../api/api-error.js';
import { session } from './page-session.js';
import { shownToken } from './shown-token.js';

/**
 * Runs work that calls the server. If the session has expired, waits for the login dialog and
 * retries, but only if the same user logs in.
 */
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
