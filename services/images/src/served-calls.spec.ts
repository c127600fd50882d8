import { expectedRoutes } from '@likeness/service-kit/testing/expected-routes';
import { watchRoutes } from '@likeness/service-kit/testing/served-routes';
import { startImages } from './testing/images-app.js';

it('images serves its calls and nothing else', async () => {
  const watched = watchRoutes();
  const images = await startImages();
  watched.stop();
  const routes = watched.routesOf(images.app);
  await images.close();
  expect(routes).toEqual(expectedRoutes('images'));
});
