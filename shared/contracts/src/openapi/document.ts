import { STATUS_CODES } from 'node:http';
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

type Document = ReturnType<typeof createDocument>;
type Answers = NonNullable<NonNullable<Document['components']>['responses']>;

export function buildOpenApiDocument(): Document {
  const document = createDocument({
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
  shareResponses(document);
  return document;
}

const MANY = 5;

/** What many calls answer with the same words is described once, under the name of its status. */
function shareResponses({ paths = {}, components: { responses: shared = {} } = {} }: Document) {
  const all = Object.values(paths)
    .flatMap((item) => [item.get, item.post, item.put, item.patch, item.delete])
    .flatMap((operation) => {
      const responses: Answers = operation?.responses ?? {};
      return Object.entries(responses).map(([status, response]) => {
        const text = JSON.stringify(response);
        return { responses, status, response, text, name: nameOf(status, text) };
      });
    });
  const errors = all.filter(({ status }) => Number(status) >= 400);
  for (const [name, found] of Map.groupBy(errors, (each) => each.name)) {
    const equal = [...Map.groupBy(found, ({ text }) => text).values()];
    const [most = []] = equal.toSorted((a, b) => b.length - a.length);
    if (most.length < MANY) continue;
    for (const { responses, status, response } of most) {
      shared[name] = response;
      responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
}

function nameOf(status: string, text: string): string {
  const phrase = (STATUS_CODES[status] ?? '').replaceAll(' ', '');
  return text.includes('/AccountError') ? `Account${phrase}` : phrase;
}

export function openApiFile(): string {
  return `${JSON.stringify(buildOpenApiDocument(), null, 2)}\n`;
}
