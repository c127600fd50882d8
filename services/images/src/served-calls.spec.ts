import { expectedRoutes } from '@likeness/service-kit/testing/expected-routes';
import { watchRoutes } from '@likeness/service-kit/testing/served-routes';
import { acceptedUnstorable } from '@likeness/service-kit/testing/unstorable-texts';
import { member, startImages } from './testing/images-app.js';

it('images serves its calls and nothing else, and refuses texts that can’t be stored', async () => {
  const watched = watchRoutes();
  const images = await startImages();
  watched.stop();
  const routes = watched.routesOf(images.app);
  const accepted = await acceptedUnstorable('images', (path, init) =>
    images.as(member(), path, init),
  );
  await images.close();
  expect(accepted).toEqual([]);
  expect(routes).toEqual(expectedRoutes('images'));
});
