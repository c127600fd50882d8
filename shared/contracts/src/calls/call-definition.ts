import type { z } from 'zod';
import type { ErrorCode } from '../errors/catalogue.js';
import type { AccountCode } from '../http/auth.js';
import type { ServiceName } from '../names/services.js';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type BodyType =
  | 'application/json'
  | 'application/x-www-form-urlencoded'
  | 'application/octet-stream'
  | 'image/*'
  | 'multipart/form-data';

/** `anybody`: visitors and members. `newcomers`: ignores tokens. `everybody`: no caller. */
export type People = 'anybody' | 'everybody' | 'members' | 'newcomers';

export type OperatorState = 'appointed' | 'verified';

type AnswerHeader = {
  readonly description: string;
  readonly schema: { readonly type: 'string' };
};

export type Answer = {
  readonly of?: z.ZodType;
  /** Media types other than JSON. */
  readonly types?: readonly string[];
  readonly files?: readonly string[];
  readonly headers?: Readonly<Record<string, AnswerHeader>>;
};

type Answers<A> = Readonly<Record<number, A>>;

type Common = {
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Defaults to JSON. Multipart forms are streamed, so the schema doesn't parse them. */
  readonly bodyType?: BodyType;
  /** By status; the lowest is the default. */
  readonly answers: Answers<Answer>;
  readonly errors?: readonly ErrorCode[];
};

export type InternalCallShape = Common & {
  readonly callers: readonly ServiceName[];
};

export type PublicCallShape = Common & {
  readonly callers: People;
  /** Accepts the page's cookie too, for `img` elements. */
  readonly inPage?: true;
  readonly headers?: z.ZodObject;
  readonly summary: string;
  readonly description?: string;
  /** `says` is the OpenAPI description. */
  readonly answers: Answers<Answer & { readonly says: string }>;
  readonly refusals?: { readonly codes?: readonly AccountCode[]; readonly words?: string };
};

export type OperatorCallShape = Common & {
  readonly callers: { readonly operators: OperatorState };
};

export type CallShape = InternalCallShape | OperatorCallShape | PublicCallShape;

type Named = { readonly name: string; readonly service: ServiceName };
export type Call = CallShape & Named;
export type InternalCall = InternalCallShape & Named;
export type OperatorCall = OperatorCallShape & Named;
export type PublicCall = PublicCallShape & Named;

/** Method and path, as the page names a call. */
type Key = `${HttpMethod} /${string}`;
type Defined<S> = S extends unknown ? Omit<S, 'method' | 'path'> & { readonly at: Key } : never;
type Place<K> = K extends `${infer M extends HttpMethod} ${infer P extends `/${string}`}`
  ? { readonly method: M; readonly path: P }
  : never;

export function defineCalls<
  S extends ServiceName,
  const C extends Record<string, Defined<CallShape>>,
>(
  service: S,
  calls: C,
): {
  readonly [Name in keyof C]: C[Name] &
    Place<C[Name]['at']> & { readonly name: Name & string; readonly service: S };
} {
  const named = Object.entries(calls).map(([name, call]) => {
    const [method, path] = call.at.split(' ');
    return [name, { ...call, method, path, name, service }];
  });
  return Object.fromEntries(named) as ReturnType<typeof defineCalls<S, C>>;
}

type Parsed = 'application/json' | 'application/x-www-form-urlencoded';
type Part<Name extends string, T> = { readonly [N in Name]: T };
type BodyTypeOf<C> = C extends { bodyType: infer T } ? T : 'application/json';

export type CallInput<C> = (C extends { params: infer P extends z.ZodType }
  ? Part<'params', z.output<P>>
  : unknown) &
  (C extends { query: infer Q extends z.ZodType } ? Part<'query', z.output<Q>> : unknown) &
  (C extends { body: infer B extends z.ZodType }
    ? BodyTypeOf<C> extends Parsed
      ? Part<'body', z.output<B>>
      : unknown
    : unknown);

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

export function usualStatus({ answers }: CallShape): number {
  return Math.min(...Object.keys(answers).map(Number));
}
