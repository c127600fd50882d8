import { expectedRoutes } from '@likeness/service-kit/testing/expected-routes';
import { watchRoutes } from '@likeness/service-kit/testing/served-routes';
import { acceptedUnstorable } from '@likeness/service-kit/testing/unstorable-texts';
import { member, startRunningBilling } from './testing/running-billing.js';

it('billing serves its calls and nothing else, and refuses texts that can’t be stored', async () => {
  const watched = watchRoutes();
  const billing = await startRunningBilling();
  watched.stop();
  const routes = watched.routesOf(billing.app);
  const accepted = await acceptedUnstorable('billing', (path, init) =>
    billing.as(member(), path, init),
  );
  await billing.close();
  expect(accepted).toEqual([]);
  expect(routes).toEqual(expectedRoutes('billing'));
});
