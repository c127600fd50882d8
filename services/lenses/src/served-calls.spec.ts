import { expectedRoutes } from '@likeness/service-kit/testing/expected-routes';
import { watchRoutes } from '@likeness/service-kit/testing/served-routes';
import { acceptedUnstorable } from '@likeness/service-kit/testing/unstorable-texts';
import { account, startLenses } from './testing/running-lenses.js';

it('lenses serves its calls and nothing else, and refuses texts that can’t be stored', async () => {
  const watched = watchRoutes();
  const lenses = await startLenses();
  watched.stop();
  const routes = watched.routesOf(lenses.app);
  const accepted = await acceptedUnstorable('lenses', (path, init) =>
    lenses.as(account(), path, init),
  );
  await lenses.close();
  expect(accepted).toEqual([]);
  expect(routes).toEqual(expectedRoutes('lenses'));
});
