import { expectedRoutes } from '@likeness/service-kit/testing/expected-routes';
import { watchRoutes } from '@likeness/service-kit/testing/served-routes';
import { startRunningBilling } from './testing/running-billing.js';

it('billing serves its calls and nothing else', async () => {
  const watched = watchRoutes();
  const billing = await startRunningBilling();
  watched.stop();
  const routes = watched.routesOf(billing.app);
  await billing.close();
  expect(routes).toEqual(expectedRoutes('billing'));
});
