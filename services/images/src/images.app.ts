import type { ServiceApp } from '@likeness/service-kit/start-service';
import type { Env } from './env.js';
import { ImagesModule } from './images.module.js';
import { acceptPhotos } from './uploads/accept-photos.js';

export const imagesApp: ServiceApp<Env> = {
  name: 'images',
  assemble: (env, logger) => ({
    module: ImagesModule.register(env, logger),
    plugins: acceptPhotos,
  }),
};
