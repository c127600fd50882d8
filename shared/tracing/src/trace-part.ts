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

export type TracePlace = Context;

/** Names and attributes must never contain user input. */
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

export const NOWHERE: TracePlace = ROOT_CONTEXT;

export function here(): TracePlace {
  return context.active();
}

/** Parses a W3C `traceparent`; NOWHERE if there is none. */
export function placeOf(traceparent: string | null | undefined): TracePlace {
  return traceparent ? propagation.extract(NOWHERE, { traceparent }) : NOWHERE;
}

export function isInTrace(place: TracePlace): boolean {
  return trace.getSpanContext(place) !== undefined;
}

export function traceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(here(), carrier);
  return carrier.traceparent;
}

export function traceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}

/** A span that ends in another place than it starts. */
export class OpenPart {
  readonly #span: Span;
  readonly #place: TracePlace;

  constructor({ name, kind, values }: Part, place: TracePlace) {
    const options = { kind: kind && KINDS[kind], attributes: values };
    this.#span = trace.getTracer('likeness').startSpan(name, options, place);
    this.#place = trace.setSpan(place, this.#span);
  }

  within<T>(work: () => T): T {
    return context.with(this.#place, work);
  }

  note(values: Attributes): void {
    this.#span.setAttributes(values);
  }

  end(): void {
    this.#span.end();
  }

  /** Records only the kind, because error messages may contain user data. */
  fail(kind: string): void {
    this.#span.setStatus({ code: SpanStatusCode.ERROR });
    this.#span.setAttribute('error.type', kind);
    this.end();
  }
}

/** Without an active trace, only runs the work. */
export async function traced<T>(part: Part, work: () => Promise<T>): Promise<T> {
  return isInTrace(here()) ? within(part, here(), work) : work();
}

export async function tracedFrom<T>(
  place: TracePlace,
  part: Part,
  work: () => Promise<T>,
): Promise<T> {
  return isInTrace(place) ? within(part, place, work) : context.with(place, work);
}

/** For work that outlives its request. */
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
