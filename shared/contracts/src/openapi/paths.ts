import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import type { PublicCall, ServiceName } from '../calls/call-definition.js';
import { commonAnswers } from './common-answers.js';
import { securityOf } from './access.js';
import { ownAnswers } from './own-answers.js';
import { merged } from './responses.js';

const TAGS: Partial<Record<ServiceName, string>> = {
  auth: 'accounts',
  billing: 'payments',
  images: 'images',
  lenses: 'lenses',
  gateway: 'operation',
};

export function pathsOf(calls: readonly PublicCall[]): ZodOpenApiPathsObject {
  const byPath = Map.groupBy(calls, ({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'));
  return Object.fromEntries(
    [...byPath].map(([path, found]) => [
      path,
      Object.fromEntries(found.map((call) => [call.method.toLowerCase(), operationOf(call)])),
    ]),
  );
}

function operationOf(call: PublicCall): ZodOpenApiOperationObject {
  const { name, summary, description, body, bodyType = 'application/json' } = call;
  const { params, query, headers } = call;
  const requestParams = {
    ...(params && { path: params }),
    ...(query && { query }),
    ...(headers && { header: headers }),
  };
  return {
    operationId: name,
    tags: [TAGS[call.service] ?? call.service],
    ...(call.callers !== 'anybody' || call.inPage ? { security: [...securityOf(call)] } : {}),
    summary,
    ...(description && { description }),
    ...(Object.keys(requestParams).length > 0 && { requestParams }),
    ...(body && { requestBody: { required: true, content: { [bodyType]: { schema: body } } } }),
    responses: commonAnswers(call).reduce(merged, ownAnswers(call)),
  };
}
