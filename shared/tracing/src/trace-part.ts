import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** A place in a trace, or outside of any. */
export type TracePlace = Context;

/** A part of a trace. Its names and values are ours: never what a person wrote, sent or is called. */
export type Part = {
  readonly name: string;
  readonly kind?: 'asked' | 'asks' | 'sends' | 'takes';
  readonly values?: Attributes;
};

const KINDS = {
  asked: SpanKind.SERVER,
  asks: SpanKind.CLIENT,
  sends: SpanKind.PRODUCER,
  takes: SpanKind.CONSUMER,
} as const;

/** Outside of any trace. */
export const NOWHERE: TracePlace = ROOT_CONTEXT;

export function here(): TracePlace {
  return context.active();
}

/** The place that a `traceparent` (W3C Trace Context) names; outside of any where there is none. */
export function placeOf(traceparent: string | null | undefined): TracePlace {
  return traceparent ? propagation.extract(NOWHERE, { traceparent }) : NOWHERE;
}

export function isInTrace(place: TracePlace): boolean {
  return trace.getSpanContext(place) !== undefined;
}

/** The active place as a `traceparent`, to be sent along. */
export function traceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(here(), carrier);
  return carrier.traceparent;
}

export function traceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}

/** A part that ends elsewhere than where it began. */
export class OpenPart {
  readonly #span: Span;
  readonly #place: TracePlace;

  constructor({ name, kind, values }: Part, place: TracePlace) {
    const options = { kind: kind && KINDS[kind], attributes: values };
    this.#span = trace.getTracer('likeness').startSpan(name, options, place);
    this.#place = trace.setSpan(place, this.#span);
  }

  /** Whatever begins in this work belongs to the part. */
  within<T>(work: () => T): T {
    return context.with(this.#place, work);
  }

  note(values: Attributes): void {
    this.#span.setAttributes(values);
  }

  end(): void {
    this.#span.end();
  }

  /** Messages of errors may hold what was stored or sent: only their kind is told. */
  fail(kind: string): void {
    this.#span.setStatus({ code: SpanStatusCode.ERROR });
    this.#span.setAttribute('error.type', kind);
    this.end();
  }
}

/** Does a part of the trace that the caller is in; outside of one it is done and not noted. */
export async function traced<T>(part: Part, work: () => Promise<T>): Promise<T> {
  return isInTrace(here()) ? within(part, here(), work) : work();
}

/** Goes on with the trace that came along with a job; without one the work belongs to none. */
export async function tracedFrom<T>(
  place: TracePlace,
  part: Part,
  work: () => Promise<T>,
): Promise<T> {
  return isInTrace(place) ? within(part, place, work) : context.with(place, work);
}

/** Work that goes on after whoever caused it has been answered, and belongs to no trace. */
export function untraced<T>(work: () => T): T {
  return context.with(NOWHERE, work);
}

async function within<T>(part: Part, place: TracePlace, work: () => Promise<T>): Promise<T> {
  const open = new OpenPart(part, place);
  let result: T;
  try {
    result = await open.within(work);
  } catch (error) {
    open.fail(kindOf(error));
    throw error;
  }
  open.end();
  return result;
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
