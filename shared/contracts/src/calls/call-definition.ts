import type { z } from 'zod';
import type { ErrorCode } from '../errors/catalogue.js';
import type { AccountCode } from '../http/auth.js';

export const SERVICE_NAMES = ['auth', 'billing', 'gateway', 'images', 'lenses', 'worker'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];
export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type BodyType =
  | 'application/json'
  | 'application/x-www-form-urlencoded'
  | 'application/octet-stream'
  | 'multipart/form-data';

/**
 * Who among people may make a call: `anybody` owns what it makes and sees what is theirs; `newcomers`
 * is the same without a look at their token; `everybody` is not asked who they are.
 */
export type People = 'anybody' | 'everybody' | 'members' | 'newcomers';

/** What an operator has shown of who they are: the login of an account that is one, or the second factor too. */
export type OperatorStanding = 'appointed' | 'verified';

type AnswerHeader = {
  readonly description: string;
  readonly schema: { readonly type: 'string' };
};

export type Answer = {
  /** Shape of the body; an answer without one has no body. */
  readonly of?: z.ZodType;
  /** Media types of the body, where it is not JSON. */
  readonly types?: readonly string[];
  /** Media types of a file that may be answered instead. */
  readonly files?: readonly string[];
  readonly headers?: Readonly<Record<string, AnswerHeader>>;
};

type Answers<A> = Readonly<Record<number, A>>;

type Common = {
  readonly method: HttpMethod;
  /** Parameters are written `:name`. */
  readonly path: `/${string}`;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** JSON, where nothing is said. A multipart form is read as it flows, not parsed by its schema. */
  readonly bodyType?: BodyType;
  /** By status; the lowest one is the usual answer. */
  readonly answers: Answers<Answer>;
  /** What it may be refused with besides what every call may be. */
  readonly errors?: readonly ErrorCode[];
};

export type InternalCallShape = Common & {
  readonly callers: readonly ServiceName[];
};

export type PublicCallShape = Common & {
  readonly callers: People;
  /** A browser may also show who it is by the page's cookie: an `img` element asks. */
  readonly inPage?: true;
  /** Request headers that count. */
  readonly headers?: z.ZodObject;
  readonly summary: string;
  readonly description?: string;
  /** `says` is what a reader of the API's document is told. */
  readonly answers: Answers<Answer & { readonly says: string }>;
  /** A 400 of account calls: codes that clients know by heart, or what is wrong in words. */
  readonly refusals?: { readonly codes?: readonly AccountCode[]; readonly words?: string };
};

/** A call of the operator's page. For everybody else there is none: no document has it, and it is 404. */
export type OperatorCallShape = Common & {
  readonly callers: { readonly operators: OperatorStanding };
};

/** One call over HTTP, defined once for who serves it, who makes it and who documents it. */
export type CallShape = InternalCallShape | OperatorCallShape | PublicCallShape;

type Named = { readonly name: string; readonly service: ServiceName };
export type Call = CallShape & Named;
export type InternalCall = InternalCallShape & Named;
export type OperatorCall = OperatorCallShape & Named;
export type PublicCall = PublicCallShape & Named;

/** Defines calls of one service by name. */
export function defineCalls<S extends ServiceName, const C extends Record<string, CallShape>>(
  service: S,
  calls: C,
): { readonly [Name in keyof C]: C[Name] & { readonly name: Name & string; readonly service: S } } {
  const named = Object.entries(calls).map(([name, call]) => [name, { ...call, name, service }]);
  return Object.fromEntries(named) as ReturnType<typeof defineCalls<S, C>>;
}

type Parsed = 'application/json' | 'application/x-www-form-urlencoded';
type Part<Name extends string, T> = { readonly [N in Name]: T };
type BodyTypeOf<C> = C extends { bodyType: infer T } ? T : 'application/json';

/** What the parts of a call are after they have been parsed. */
export type CallInput<C> = (C extends { params: infer P extends z.ZodType }
  ? Part<'params', z.output<P>>
  : unknown) &
  (C extends { query: infer Q extends z.ZodType } ? Part<'query', z.output<Q>> : unknown) &
  (C extends { body: infer B extends z.ZodType }
    ? BodyTypeOf<C> extends Parsed
      ? Part<'body', z.output<B>>
      : unknown
    : unknown);

/** What is sent to make a call; the bytes of a file beside it, where the call takes those. */
export type SentCall<C> = (C extends { params: infer P extends z.ZodType }
  ? Part<'params', z.input<P>>
  : unknown) &
  (C extends { query: infer Q extends z.ZodType } ? Part<'query', z.input<Q>> : unknown) &
  (C extends { body: infer B extends z.ZodType }
    ? BodyTypeOf<C> extends 'application/json'
      ? Part<'body', z.input<B>>
      : unknown
    : unknown) &
  (C extends { bodyType: 'application/octet-stream' }
    ? Part<'file', { readonly path: string; readonly size: number }>
    : unknown);

/** The usual answer as it is given; nothing where it has no body. */
export type CallAnswer<C extends CallShape> = {
  [Status in keyof C['answers']]: Status extends 200 | 201 | 202 | 204 | 206
    ? C['answers'][Status] extends { of: infer T extends z.ZodType }
      ? z.output<T>
      : void
    : never;
}[keyof C['answers']];

export function isInternal(call: Call): call is InternalCall {
  return Array.isArray(call.callers);
}

export function isForOperators(call: Call): call is OperatorCall {
  return typeof call.callers === 'object' && !isInternal(call);
}

export function usualStatus({ answers }: CallShape): number {
  return Math.min(...Object.keys(answers).map(Number));
}
