import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { registerMultipart } from '@likeness/service-kit/http/multipart';
import type { FastifyInstance } from 'fastify';

/** Enough for one photo that is too large to arrive and be told so. */
const BYTES_LIMIT = PHOTO_LIMITS.maxBytes + 64 * 1024;

/** Lets photos come in: as forms from people, as plain bytes from services. */
export async function acceptPhotos(fastify: FastifyInstance): Promise<void> {
  await registerMultipart(fastify);
  fastify.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: BYTES_LIMIT },
    (_request, body, done) => done(null, body),
  );
}
