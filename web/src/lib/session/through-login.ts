import { saysExpired } from '../api/api-error.js';
import { session } from './page-session.js';
import { shownToken } from './shown-token.js';

/**
 * Does what calls the server. When the session turns out to be over it waits for the answer to the
 * dialog about it: whoever logs in on the spot has the work go on, as the same person alone.
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
    // Another call may have been refused before, and the answer be there already.
    look();
  });
}
