import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type SentPicture = {
  readonly body: Readable | Buffer;
  /** Identifies the content. */
  readonly name: string;
  readonly cacheControl: string;
};

/** Sends a WebP, or 304 if the client has it (RFC 9110, 13.1.2). */
export async function sendPicture(
  reply: FastifyReply,
  known: string | undefined,
  { body, name, cacheControl }: SentPicture,
): Promise<void> {
  const etag = `"${name}"`;
  void reply.headers({ etag, 'cache-control': cacheControl });
  if (known === etag) {
    if (body instanceof Readable) body.destroy();
    await reply.code(304).send();
  } else await reply.type('image/webp').send(body);
}
