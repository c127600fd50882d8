import { expectServedCalls } from '@likeness/service-kit/testing/served-calls';
import { member, startImages } from './testing/images-app.js';

it('images serves its calls and nothing else, and refuses texts that can’t be stored', async () => {
  await expectServedCalls(
    'images',
    startImages,
    (images) => (path, init) => images.as(member(), path, init),
  );
});
