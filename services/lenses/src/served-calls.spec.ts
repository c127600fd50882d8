import { expectServedCalls } from '@likeness/service-kit/testing/served-calls';
import { account, startLenses } from './testing/running-lenses.js';

it('lenses serves its calls and nothing else, and refuses texts that can’t be stored', async () => {
  await expectServedCalls(
    'lenses',
    startLenses,
    (lenses) => (path, init) => lenses.as(account(), path, init),
  );
});
