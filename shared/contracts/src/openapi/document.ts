import { createDocument } from 'zod-openapi';
import { PUBLIC_CALLS } from '../calls/all-calls.js';
import { SECURITY, SECURITY_SCHEMES } from './access.js';
import { METHOD_NOT_ALLOWED } from './common-answers.js';
import { pathsOf } from './paths.js';

const DESCRIPTION = [
  'Every error is `{detail, message, code}`, of accounts (`/api/auth`, `/api/users`) `{detail}`, which is a text or a list of wrong fields. What is refused before its path is known (400, 408, 431) is told in the first form.',
  'A trailing slash is optional. A path that is not known, or not spelled plainly (escapes, empty or dot segments), is answered 404. `HEAD` is answered like `GET`, without the body. Any other method that a path does not have is answered 405 with `Allow`.',
  'Who calls is settled before what they send is read: 401 comes before 422.',
  'Live news come over Socket.IO at `/api/events`.',
].join('\n\n');

export function buildOpenApiDocument(): ReturnType<typeof createDocument> {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Likeness',
      version: '0.2.0',
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
