import { createRequire } from 'node:module';
import { z } from 'zod';
import { createDocument } from 'zod-openapi';
import { PUBLIC_CALLS } from '../calls/all-calls.js';
import { METHOD_NOT_ALLOWED, pathsOf, SECURITY, SECURITY_SCHEMES } from './responses.js';

const manifest: unknown = createRequire(import.meta.url)('../../package.json');
const { version } = z.object({ version: z.string() }).parse(manifest);

const DESCRIPTION = [
  'Every error is `{detail, message, code}`. Errors of accounts (`/api/auth`, `/api/users`) are `{detail}`, which is a text or a list of wrong fields. A request that is refused before its path is known (400, 408, 431) gets the first form.',
  'A trailing slash is optional. A path that is unknown or has escapes, empty or dot segments is answered 404. `HEAD` is answered like `GET`, without the body. Any other method that a path does not have is answered 405 with `Allow`.',
  'The caller is authenticated before the input is read: 401 comes before 422.',
  'Live updates come over Socket.IO at `/api/events`.',
].join('\n\n');

export function buildOpenApiDocument(): ReturnType<typeof createDocument> {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Likeness',
      version,
      description: DESCRIPTION,
    },
    servers: [{ url: '/' }],
    security: SECURITY.anybody,
    components: { securitySchemes: SECURITY_SCHEMES, responses: METHOD_NOT_ALLOWED },
    paths: pathsOf(PUBLIC_CALLS),
  });
}

export function openApiFile(): string {
  return `${JSON.stringify(buildOpenApiDocument(), null, 2)}\n`;
}
