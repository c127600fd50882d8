import { expectedRoutes } from '@likeness/service-kit/testing/expected-routes';
import { watchRoutes } from '@likeness/service-kit/testing/served-routes';
import { acceptedUnstorable } from '@likeness/service-kit/testing/unstorable-texts';
import { startRunningAuth } from './testing/running-auth.js';

const isEverythingElse = (route: string) => /^[A-Z-]+ \/?\*$/.test(route);

it('auth serves its calls and nothing else, and refuses texts that can’t be stored', async () => {
  const watched = watchRoutes();
  const auth = await startRunningAuth();
  watched.stop();
  const routes = watched.routesOf(auth.app);
  const token = await auth.loggedIn();
  const accepted = await acceptedUnstorable('auth', (path, init) =>
    auth.call(path, init, { token }),
  );
  await auth.close();
  expect(accepted).toEqual([]);
  expect(routes.filter((route) => !isEverythingElse(route))).toEqual(expectedRoutes('auth'));
});
