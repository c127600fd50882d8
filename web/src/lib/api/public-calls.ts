import type { publicCalls } from '@likeness/contracts/calls/all-calls';
import type { operatorCalls } from '@likeness/contracts/calls/auth/operator.calls';
import type { CallAnswer, SentCall } from '@likeness/contracts/calls/call-definition';

type PeoplesCall = (typeof publicCalls)[keyof typeof publicCalls];
type OperatorsCall = (typeof operatorCalls)[keyof typeof operatorCalls];
type AnyCall = OperatorsCall | PeoplesCall;
type CallsByKey = { [C in AnyCall as `${C['method']} ${C['path']}`]: C };

/** A call of people or of operators as the contract spells it. Only its type comes along: no schema reaches the page. */
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
  /** Another path below `/api/` where the operator serves the same call. */
  readonly at?: string;
};

/** What a call is given; nothing has to be given to a call that takes nothing. */
export type CallArguments<K extends CallKey> =
  Partial<Sent<CallsByKey[K]>> extends Sent<CallsByKey[K]>
    ? [sent?: Sent<CallsByKey[K]> & Options]
    : [sent: Sent<CallsByKey[K]> & Options];

export type AnswerOf<K extends CallKey> = CallAnswer<CallsByKey[K]>;
