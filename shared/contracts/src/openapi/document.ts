import { createDocument } from 'zod-openapi';
import { healthSchema } from '../http/health.js';
import { AUTH_PATHS } from './auth-paths.js';
import { IMAGE_PATHS } from './image-paths.js';
import { LENS_PATHS } from './lens-paths.js';
import { PAYMENT_PATHS } from './payment-paths.js';
import { json } from './responses.js';
import { USER_PATHS } from './user-paths.js';

/** The public API as an OpenAPI 3.1 document, built from the schemas that validate it. */
export function buildOpenApiDocument(): ReturnType<typeof createDocument> {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Likeness',
      version: '0.1.0',
      description:
        'Every error is `{detail, message, code}`, of accounts `{detail}`, which is a text or a list of wrong fields. A trailing slash is optional. Live news come over Socket.IO at `/api/events`.',
    },
    servers: [{ url: '/' }],
    security: [{ visitor: [] }, { bearer: [] }],
    components: {
      securitySchemes: {
        visitor: { type: 'apiKey', in: 'cookie', name: 'anonymous_user_id' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
    paths: {
      ...AUTH_PATHS,
      ...USER_PATHS,
      ...IMAGE_PATHS,
      ...LENS_PATHS,
      ...PAYMENT_PATHS,
      '/api/health': {
        get: {
          operationId: 'readHealth',
          tags: ['operation'],
          summary: 'Whether everything works now',
          security: [],
          responses: {
            200: json('All is well.', healthSchema),
            503: json('Some part is not available.', healthSchema),
          },
        },
      },
    },
  });
}

/** The document as the committed file holds it. */
export function openApiFile(): string {
  return `${JSON.stringify(buildOpenApiDocument(), null, 2)}\n`;
}
