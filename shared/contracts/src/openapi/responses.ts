import { visitorCookieName } from '../identity/cookies.js';
import type {
  ZodOpenApiHeadersObject,
  ZodOpenApiOperationObject,
  ZodOpenApiPathsObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { z } from 'zod';
import type { PublicCall } from '../calls/call-definition.js';
import type { ServiceName } from '../names/services.js';
import { type ErrorCode, ERRORS } from '../errors/catalogue.js';
import { isAccountPath } from '../http/account-path.js';
import { accountErrorSchema } from '../http/auth.js';
import { errorBodySchema } from '../errors/error-body.js';
import { bytesSchema } from '../http/fields.js';

const HEADERS: Readonly<Record<number, ZodOpenApiHeadersObject>> = {
  401: {
    'WWW-Authenticate': {
      description: '`Bearer`: log in, and send the token that comes.',
      schema: { type: 'string' },
    },
  },
  429: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
  503: {
    'Retry-After': { description: 'Seconds to wait, if known.', schema: { type: 'integer' } },
  },
};

export function json(description: string, schema: z.ZodType): ZodOpenApiResponseObject {
  return { description, content: { 'application/json': { schema } } };
}

function errors(codes: readonly ErrorCode[]): ZodOpenApiResponsesObject {
  return answersOf(codes, errorBodySchema, (code) => `\`${code}\`: ${ERRORS[code].message}`);
}

function errorsOf({ path }: PublicCall, codes: readonly ErrorCode[]): ZodOpenApiResponsesObject {
  return isAccountPath(path)
    ? answersOf(codes, accountErrorSchema, (code) => ERRORS[code].message)
    : errors(codes);
}

function answersOf(
  codes: readonly ErrorCode[],
  schema: z.ZodType,
  describe: (code: ErrorCode) => string,
): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => {
      return [
        String(status) as `${1 | 2 | 3 | 4 | 5}${string}`,
        { ...json(found.map(describe).join('\n\n'), schema), headers: HEADERS[status] },
      ];
    }),
  );
}

function merged(
  own: ZodOpenApiResponsesObject,
  common: ZodOpenApiResponsesObject,
): ZodOpenApiResponsesObject {
  const all: Record<string, ZodOpenApiResponseObject> = { ...own } as never;
  for (const [status, answer] of Object.entries(common) as [string, ZodOpenApiResponseObject][]) {
    const known = all[status];
    const lines = [known?.description, answer.description].flatMap((text) =>
      (text ?? '').split('\n\n').filter((line) => line !== ''),
    );
    const headers = { ...answer.headers, ...known?.headers };
    all[status] = {
      ...answer,
      ...known,
      ...(Object.keys(headers).length > 0 && { headers }),
      description: [...new Set(lines)].join('\n\n'),
    };
  }
  return all;
}

/** Sent before the path is known, so never in the account format. */
const ON_THE_CONNECTION: readonly ErrorCode[] = ['REQUEST_TOO_SLOW', 'HEADERS_TOO_LARGE'];

const EVERY_CALL: readonly ErrorCode[] = [
  'BODY_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'SERVICE_BUSY',
  'SERVICE_UNAVAILABLE',
  'VERSION_MISMATCH',
];

const CHANGING_CALL: readonly ErrorCode[] = ['ORIGIN_NOT_ALLOWED', 'MEDIA_TYPE_UNSUPPORTED'];

const BODY_ELSEWHERE: readonly ErrorCode[] = ['BAD_REQUEST'];

function commonAnswers(call: PublicCall): readonly ZodOpenApiResponsesObject[] {
  if (call.service === 'gateway') return [errors(ON_THE_CONNECTION)];
  const isAccount = isAccountPath(call.path);
  const isChanging = call.method !== 'GET';
  const codes = [
    ...EVERY_CALL,
    ...(isChanging ? CHANGING_CALL : []),
    ...(isChanging && !isAccount ? BODY_ELSEWHERE : []),
    ...(isTokenLookedAt(call) ? (['UNAUTHORIZED'] as const) : []),
    ...(canBeInvalid(call) && !isAccount ? (['FIELD_INVALID'] as const) : []),
  ];
  const fields = { 422: json('Each wrong field.', accountErrorSchema) };
  return [
    errorsOf(call, codes),
    ...(isAccount && isChanging ? [fields] : []),
    errors(ON_THE_CONNECTION),
  ];
}

function isTokenLookedAt({ callers }: PublicCall): boolean {
  return callers === 'anybody' || callers === 'members';
}

/** Wrong `params` are answered 404. */
function canBeInvalid({ query, body }: PublicCall): boolean {
  return query !== undefined || body?.safeParse(undefined).success === false;
}

export const METHOD_NOT_ALLOWED = {
  MethodNotAllowed: notAllowed(errorBodySchema),
  AccountMethodNotAllowed: notAllowed(accountErrorSchema),
};

function notAllowed(schema: Parameters<typeof json>[1]): ZodOpenApiResponseObject {
  return {
    ...json(ERRORS.METHOD_NOT_ALLOWED.message, schema),
    headers: { Allow: { description: 'Methods of this path.', schema: { type: 'string' } } },
  };
}

type Answer = PublicCall['answers'][number];

function ownAnswers(call: PublicCall): ZodOpenApiResponsesObject {
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

type Security = readonly Readonly<Record<string, string[]>>[];

const visitor = { visitor: [] };
const bearer = { bearer: [] };

export const SECURITY = {
  anybody: [{}, visitor, bearer],
  newcomers: [{}, visitor],
  members: [bearer],
  everybody: [],
} satisfies Record<PublicCall['callers'], Security>;

function securityOf({ callers, inPage }: PublicCall): Security {
  return [...SECURITY[callers], ...(inPage ? [{ pageSession: [] }] : [])];
}

export const SECURITY_SCHEMES = {
  visitor: { type: 'apiKey', in: 'cookie', name: visitorCookieName },
  bearer: { type: 'http', scheme: 'bearer' },
  pageSession: { type: 'apiKey', in: 'cookie', name: 'access_token' },
} as const;

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
