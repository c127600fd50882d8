import { expectServedCalls } from '@likeness/service-kit/testing/served-calls';
import { startRunningAuth } from './testing/running-auth.js';

it('auth serves its calls and nothing else, to their callers only, and refuses texts that can’t be stored', async () => {
  await expectServedCalls('auth', startRunningAuth, async (auth) => {
    const token = await auth.loggedIn();
    return {
      member: (path, init) => auth.call(path, init, { token }),
      guest: (path, init) => auth.call(path, init),
    };
  });
});
