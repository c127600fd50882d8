import { expectServedCalls } from '@likeness/service-kit/testing/served-calls';
import { account, startLenses, visitor } from './testing/running-lenses.js';

it('lenses serves its calls and nothing else, to their callers only, and refuses texts that can’t be stored', async () => {
  await expectServedCalls('lenses', startLenses, (lenses) => ({
    member: (path, init) => lenses.as(account(), path, init),
    guest: (path, init) => lenses.as(visitor(), path, init),
  }));
});
