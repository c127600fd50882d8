import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { ErrorCode } from '@likeness/contracts/errors/catalogue';
import type { Image } from '@likeness/contracts/http/images';
import {
  discardRequestSchema,
  findImagesRequestSchema,
  keepPortraitRequestSchema,
  resolvePhotosRequestSchema,
} from '@likeness/contracts/http/internal';
import Fastify from 'fastify';

/** The other end of lenses' calls to images, on a real socket, answering by the contract. */
export async function startImagesPeer() {
  const kept = new Map<string, Image>();
  const keepCalls: string[] = [];
  const discarded: string[] = [];
  const photos = new Map<string, string>();
  let refusal: ErrorCode | undefined;

  const server = Fastify({ bodyLimit: 20 * 1024 * 1024 });
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_r, body, done) =>
    done(null, body),
  );
  server.setErrorHandler((error, _request, reply) => {
    const known = error instanceof AppError ? error : new AppError('INTERNAL', String(error));
    void reply.code(known.status).send(known.toBody());
  });
  server.post('/internal/photos', (request) => {
    if (refusal) throw new AppError(refusal);
    const bytes = (request.body as Buffer).toString('base64');
    const id = photos.get(bytes) ?? randomUUID();
    const duplicate = photos.has(bytes);
    photos.set(bytes, id);
    return Promise.resolve({ id, width: 800, height: 600, duplicate });
  });
  server.post('/internal/photos/resolve', (request) => {
    const { photo_ids, face_consent } = resolvePhotosRequestSchema.parse(request.body);
    if (!face_consent) throw new AppError('FACE_CONSENT_REQUIRED');
    const resolved = photo_ids.map((id) => ({ id, object_key: `uploads/${id}/photo.jpg` }));
    return Promise.resolve({ photos: resolved });
  });
  server.post('/internal/portraits', (request) => {
    const portrait = keepPortraitRequestSchema.parse(request.body);
    keepCalls.push(portrait.id);
    const image: Image = {
      id: portrait.id,
      name: portrait.name,
      url: `images/${portrait.id}/file`,
      created_at: new Date().toISOString(),
      width: portrait.width,
      height: portrait.height,
      reaction: null,
      creation_method_name: portrait.creation_method_name,
      creation_method_config: portrait.creation_method_config,
      should_add_watermark: portrait.should_add_watermark,
      likeness: portrait.likeness,
    };
    if (!kept.has(image.id)) kept.set(image.id, image);
    return Promise.resolve(image);
  });
  server.post('/internal/images/find', (request) => {
    const { ids } = findImagesRequestSchema.parse(request.body);
    return Promise.resolve({ images: ids.map((id) => kept.get(id)).filter(Boolean) });
  });
  server.post('/internal/objects/discard', async (request, reply) => {
    discarded.push(...discardRequestSchema.parse(request.body).object_keys);
    await reply.code(204).send();
  });

  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    kept,
    keepCalls,
    discarded,
    refusePhotosWith: (code: ErrorCode | undefined) => {
      refusal = code;
    },
    close: () => server.close(),
  };
}
