import { type Readable, Transform } from 'node:stream';
import { AppError } from '@likeness/contracts/errors/app-error';

/**
 * A request's body on its way to a service, chunk by chunk as the service takes them, failing with
 * BODY_TOO_LARGE past `maxBytes`. What the service does not want is dropped with the request.
 */
export function boundedBody(source: Readable, maxBytes: number): Readable {
  let seen = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > maxBytes) done(new AppError('BODY_TOO_LARGE'));
      else done(null, chunk);
    },
  });
  // The request may be refused before anybody listens to the body.
  bounded.on('error', () => undefined);
  source.on('error', (error) => bounded.destroy(error));
  source.once('close', () => {
    if (!source.readableEnded) bounded.destroy(new Error('the client went away'));
  });
  bounded.once('close', () => {
    source.unpipe(bounded);
    source.resume();
  });
  return source.pipe(bounded);
}
