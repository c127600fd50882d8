import { type Readable, Transform } from 'node:stream';
import { AppError } from '@likeness/contracts/errors/app-error';

/** Streams a body to its service, and fails with BODY_TOO_LARGE past `maxBytes`. */
export function boundedBody(source: Readable, maxBytes: number): Readable {
  let seen = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > maxBytes) done(new AppError('BODY_TOO_LARGE'));
      else done(null, chunk);
    },
  });
  // A rejected request may have no listener on the body.
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
