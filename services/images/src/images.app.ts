import { registerMultipart } from '@likeness/service-kit/http/multipart';
import type { ServiceApp } from '@likeness/service-kit/start-service';
import type { Env } from './env.js';
import { ImagesModule } from './images.module.js';

export const imagesApp: ServiceApp<Env> = {
  name: 'images',
  assemble: (env, logger) => ({
    module: ImagesModule.register(env, logger),
    // Forms from people, raw bytes from services and tools.
    plugins: async (fastify) => {
      await registerMultipart(fastify);
      const raw = /^(?:application\/octet-stream|image\/)/;
      fastify.addContentTypeParser(raw, (_request, payload, done) => done(null, payload));
    },
  }),
};
