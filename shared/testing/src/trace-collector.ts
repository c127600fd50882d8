import { text } from 'node:stream/consumers';
import { startTestServer } from './test-server.js';

export type ToldPart = {
  readonly process: string;
  readonly trace: string;
  readonly id: string;
  readonly parent: string;
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
};

type Value = { readonly stringValue?: string; readonly intValue?: number | string };
type Attribute = { readonly key: string; readonly value: Value };
type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
};
type Request = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
};

export async function startTraceCollector() {
  const parts: ToldPart[] = [];
  let received = '';
  const { url, close } = await startTestServer((request, response) => {
    void text(request).then((body) => {
      received += body;
      parts.push(...partsIn(JSON.parse(body) as Request));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  return {
    url,
    partsOf: (trace: string) => parts.filter((part) => part.trace === trace),
    received: () => received,
    close,
  };
}

export type TraceCollector = Awaited<ReturnType<typeof startTraceCollector>>;

function partsIn({ resourceSpans }: Request): ToldPart[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const process = String(valuesOf(resource.attributes)['service.name']);
    const spans = scopeSpans.flatMap((scope) => scope.spans);
    return spans.map(({ traceId, spanId, parentSpanId = '', name, attributes }) => ({
      process,
      trace: traceId,
      id: spanId,
      parent: parentSpanId,
      name,
      values: valuesOf(attributes),
    }));
  });
}

function valuesOf(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value]),
  );
}
