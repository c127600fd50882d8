import { registerMultipart } from '@likeness/service-kit/http/multipart';
import type { FastifyInstance } from 'fastify';

/** Registers body parsers: forms from people, raw bytes from services. */
export async function acceptPhotos(fastify: FastifyInstance): Promise<void> {
  await registerMultipart(fastify);
  fastify.addContentTypeParser('application/octet-stream', (_request, payload, done) =>
    done(null, payload),
  );
}
