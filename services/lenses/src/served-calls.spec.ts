import { expectedRoutes } from '@likeness/service-kit/testing/expected-routes';
import { watchRoutes } from '@likeness/service-kit/testing/served-routes';
import { startLenses } from './testing/running-lenses.js';

it('lenses serves its calls and nothing else', async () => {
  const watched = watchRoutes();
  const lenses = await startLenses();
  watched.stop();
  const routes = watched.routesOf(lenses.app);
  await lenses.close();
  expect(routes).toEqual(expectedRoutes('lenses'));
});
