import type { Readable } from 'node:stream';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { ObjectStore } from '@likeness/storage/object-store';
import { ObjectMissingError } from '@likeness/storage/storage-error';
import type { FastifyReply } from 'fastify';

type Picture = { readonly objects: ObjectStore; readonly key: string | null | undefined };

/** Sends a WebP, or 304 if the client has it (RFC 9110, 13.1.2). @throws AppError NOT_FOUND */
export async function sendPicture(
  reply: FastifyReply,
  picture: Picture,
  known: string | undefined,
): Promise<void> {
  const body = await open(picture);
  const etag = `"${picture.key}"`;
  void reply.header('etag', etag).header('cache-control', 'public, max-age=300');
  if (known === etag) {
    body.destroy();
    await reply.code(304).send();
  } else await reply.header('content-type', 'image/webp').send(body);
}

async function open({ objects, key }: Picture): Promise<Readable> {
  try {
    if (key) return await objects.stream(key);
  } catch (error) {
    if (!(error instanceof ObjectMissingError)) throw error;
  }
  throw new AppError('NOT_FOUND');
}
