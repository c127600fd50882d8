import { expectServedCalls } from '@likeness/service-kit/testing/served-calls';
import { member, startImages, visitor } from './testing/images-app.js';

it('images serves its calls and nothing else, to their callers only, and refuses texts that can’t be stored', async () => {
  await expectServedCalls('images', startImages, (images) => ({
    member: (path, init) => images.as(member(), path, init),
    guest: (path, init) => images.as(visitor(), path, init),
  }));
});
