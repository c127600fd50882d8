import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { ErrorCode } from '@likeness/contracts/errors/catalogue';
import type { Image } from '@likeness/contracts/http/images';
import {
  discardRequestSchema,
  findImagesRequestSchema,
  keepPortraitRequestSchema,
  resolvePhotosRequestSchema,
  revealPortraitRequestSchema,
} from '@likeness/contracts/http/internal';
import { breakablePeer } from '@likeness/service-kit/testing/breakable-peer';

export async function startImagesPeer() {
  const kept = new Map<string, Image>();
  const keepCalls: string[] = [];
  const discarded: string[] = [];
  const photos = new Map<string, string>();
  const purposes: string[] = [];
  const received: number[] = [];
  const hidden = new Set<string>();
  const foreign = new Set<string>();
  const faceless = new Set<string>();
  const soft = new Set<string>();
  let refusal: ErrorCode | undefined;

  const { server, listen, ...faults } = breakablePeer();
  server.post('/internal/photos', (request) => {
    if (refusal) throw new AppError(refusal);
    received.push((request.body as Buffer).length);
    const bytes = createHash('sha256')
      .update(request.body as Buffer)
      .digest('hex');
    const id = photos.get(bytes) ?? randomUUID();
    const duplicate = photos.has(bytes);
    photos.set(bytes, id);
    purposes.push(String((request.query as { purpose?: string }).purpose));
    return Promise.resolve({ id, width: 800, height: 600, duplicate });
  });
  server.post('/internal/photos/resolve', (request) => {
    const { photo_ids, face_consent } = resolvePhotosRequestSchema.parse(request.body);
    if (!face_consent) throw new AppError('FACE_CONSENT_REQUIRED');
    if (photo_ids.some((id) => foreign.has(id))) throw new AppError('PHOTO_UNKNOWN');
    const resolved = photo_ids.map((id) => ({
      id,
      object_key: `uploads/${id}/photo.jpg`,
      has_face: !faceless.has(id),
      ...(soft.has(id) && { advice: 'soft' }),
    }));
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
      expires_at: null,
      placeholder: null,
    };
    if (!kept.has(image.id)) {
      kept.set(image.id, image);
      if (portrait.hidden) hidden.add(image.id);
    }
    return Promise.resolve(image);
  });
  server.post('/internal/portraits/reveal', (request) => {
    const { id } = revealPortraitRequestSchema.parse(request.body);
    const image = kept.get(id);
    if (!image) throw new AppError('NOT_FOUND');
    hidden.delete(id);
    return Promise.resolve(image);
  });
  const isSeen = (id: string) => kept.has(id) && !hidden.has(id);
  server.post('/internal/images/find', (request) => {
    const { ids } = findImagesRequestSchema.parse(request.body);
    return Promise.resolve({ images: ids.filter(isSeen).map((id) => kept.get(id)) });
  });
  server.post('/internal/objects/discard', async (request, reply) => {
    discarded.push(...discardRequestSchema.parse(request.body).object_keys);
    await reply.code(204).send();
  });

  return {
    url: await listen(),
    kept,
    keepCalls,
    discarded,
    purposes,
    /** Sizes of the photos in bytes, in order of arrival. */
    received,
    foreign,
    faceless,
    soft,
    isSeen,
    ...faults,
    refusePhotosWith: (code: ErrorCode | undefined) => {
      refusal = code;
    },
    close: () => server.close(),
  };
}
