import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { PublicCall } from '../calls/call-definition.js';
import { bytesSchema } from '../calls/files.js';
import { accountErrorSchema } from '../http/auth.js';
import { errorsOf, json } from './responses.js';

type Answer = PublicCall['answers'][number];

export function ownAnswers(call: PublicCall): ZodOpenApiResponsesObject {
  const answers = Object.entries(call.answers).map(([status, answer]) => [status, asked(answer)]);
  return {
    ...(Object.fromEntries(answers) as ZodOpenApiResponsesObject),
    ...refusals(call),
    ...errorsOf(call, call.errors ?? []),
  };
}

function asked({ says, of, types = ['application/json'], files = [], headers }: Answer) {
  const content = of && {
    ...Object.fromEntries(types.map((type) => [type, { schema: of }])),
    ...Object.fromEntries(files.map((type) => [type, { schema: bytesSchema }])),
  };
  return {
    description: says,
    ...(content && { content }),
    ...(headers && { headers }),
  } satisfies ZodOpenApiResponseObject;
}

function refusals({ refusals: { codes = [], words } = {} }: PublicCall): ZodOpenApiResponsesObject {
  const reasons = [...codes.map((code) => `\`${code}\``), ...(words ? [words] : [])];
  return reasons.length > 0 ? { 400: json(reasons.join('\n\n'), accountErrorSchema) } : {};
}
