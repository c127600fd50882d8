import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type StoredPicture = { readonly body: Readable; readonly etag: string };

/** Sends a public WebP, or 304 if the client has it (RFC 9110, 13.1.2). */
export async function sendPicture(
  reply: FastifyReply,
  { body, etag }: StoredPicture,
  known: string | undefined,
): Promise<void> {
  void reply.header('etag', etag).header('cache-control', 'public, max-age=300');
  if (known === etag) {
    body.destroy();
    await reply.code(304).send();
    return;
  }
  await reply.header('content-type', 'image/webp').send(body);
}
