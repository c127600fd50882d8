import { expectServedCalls } from '@likeness/service-kit/testing/served-calls';
import { member, startRunningBilling } from './testing/running-billing.js';

it('billing serves its calls and nothing else, and refuses texts that can’t be stored', async () => {
  await expectServedCalls(
    'billing',
    startRunningBilling,
    (billing) => (path, init) => billing.as(member(), path, init),
  );
});
