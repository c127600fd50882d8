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

/** Names and attributes must never contain user input. */
export type Part = {
  readonly name: string;
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer';
  readonly values?: Attributes;
};

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

export function currentContext(): Context {
  return context.active();
}

/** Parses a W3C `traceparent`; ROOT_CONTEXT if there is none. */
export function contextOf(traceparent: string | null | undefined): Context {
  return traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT;
}

export function isInTrace(parent: Context): boolean {
  return trace.getSpanContext(parent) !== undefined;
}

export function traceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(currentContext(), carrier);
  return carrier.traceparent;
}

export function traceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}

/** A span that ends in another place than it starts. */
export class ManualSpan {
  readonly #span: Span;
  readonly #context: Context;

  constructor({ name, kind, values }: Part, parent: Context) {
    const options = { kind: kind && KINDS[kind], attributes: values };
    this.#span = trace.getTracer('likeness').startSpan(name, options, parent);
    this.#context = trace.setSpan(parent, this.#span);
  }

  within<T>(work: () => T): T {
    return context.with(this.#context, work);
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
  return isInTrace(currentContext()) ? within(part, currentContext(), work) : work();
}

export async function tracedFrom<T>(
  parent: Context,
  part: Part,
  work: () => Promise<T>,
): Promise<T> {
  return isInTrace(parent) ? within(part, parent, work) : context.with(parent, work);
}

/** For work that outlives its request. */
export function untraced<T>(work: () => T): T {
  return context.with(ROOT_CONTEXT, work);
}

async function within<T>(part: Part, parent: Context, work: () => Promise<T>): Promise<T> {
  const open = new ManualSpan(part, parent);
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
