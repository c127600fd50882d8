import type { publicCalls } from '@likeness/contracts/calls/all-calls';
import type { operatorCalls } from '@likeness/contracts/calls/auth/operator.calls';
import type { CallAnswer, SentCall } from '@likeness/contracts/calls/call-definition';

type PeoplesCall = (typeof publicCalls)[keyof typeof publicCalls];
type OperatorsCall = (typeof operatorCalls)[keyof typeof operatorCalls];
type AnyCall = OperatorsCall | PeoplesCall;
type CallsByKey = { [C in AnyCall as `${C['method']} ${C['path']}`]: C };

/** A type-only import of the contract keeps its schemas out of the page. */
export type CallKey = keyof CallsByKey;

type Form<C> = C extends { bodyType: 'multipart/form-data' }
  ? { form: FormData }
  : C extends { bodyType: 'application/x-www-form-urlencoded' }
    ? { form: URLSearchParams }
    : unknown;

type Sent<C> = Omit<SentCall<C>, 'form'> & Form<C>;

type Options = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly at?: string;
};

export type CallArguments<K extends CallKey> =
  Partial<Sent<CallsByKey[K]>> extends Sent<CallsByKey[K]>
    ? [sent?: Sent<CallsByKey[K]> & Options]
    : [sent: Sent<CallsByKey[K]> & Options];

export type AnswerOf<K extends CallKey> = CallAnswer<CallsByKey[K]>;
