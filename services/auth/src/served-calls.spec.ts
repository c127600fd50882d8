import { expectedRoutes } from '@likeness/service-kit/testing/expected-routes';
import { watchRoutes } from '@likeness/service-kit/testing/served-routes';
import { startRunningAuth } from './testing/running-auth.js';

const isEverythingElse = (route: string) => /^[A-Z-]+ \/?\*$/.test(route);

it('auth serves its calls and nothing else', async () => {
  const watched = watchRoutes();
  const auth = await startRunningAuth();
  watched.stop();
  const routes = watched.routesOf(auth.app);
  await auth.close();
  expect(routes.filter((route) => !isEverythingElse(route))).toEqual(expectedRoutes('auth'));
});
