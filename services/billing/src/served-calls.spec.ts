import { expectServedCalls } from '@likeness/service-kit/testing/served-calls';
import { guest, member, startRunningBilling } from './testing/running-billing.js';

it('billing serves its calls and nothing else, to their callers only, and refuses texts that can’t be stored', async () => {
  await expectServedCalls('billing', startRunningBilling, (billing) => ({
    member: (path, init) => billing.as(member(), path, init),
    guest: (path, init) => billing.as(guest(), path, init),
  }));
});
