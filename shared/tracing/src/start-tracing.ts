import { context, propagation, trace } from '@opentelemetry/api';

export type TracingSettings = {
  /** Who tells of its parts. */
  readonly process: string;
  readonly version: string;
  /** Base address of a collector that takes OTLP over HTTP. */
  readonly endpoint: string;
  /** Which share of the traces is told, 0 to 1. */
  readonly share: number;
  /** Traces begin here, whatever comes in; the processes behind it do as it has decided. */
  readonly isPublicDoor: boolean;
  readonly onFailure: (error: unknown) => void;
};

/** An end of the process waits for it. */
const SENT_WITHIN_MS = 2_000;

/**
 * Has this process tell a collector of its parts in traces. Loaded only where it is wanted.
 * @returns what sends the rest and ends it
 */
export async function startTracing(settings: TracingSettings): Promise<() => Promise<void>> {
  const [sdk, hooks, core, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  core.setGlobalErrorHandler(settings.onFailure);
  const chosen = new sdk.TraceIdRatioBasedSampler(settings.share);
  const decided = settings.isPublicDoor
    ? { remoteParentSampled: chosen, remoteParentNotSampled: chosen }
    : {};
  const url = `${settings.endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.namespace': 'likeness',
      'service.name': settings.process,
      'service.version': settings.version,
    }),
    sampler: new sdk.ParentBasedSampler({ root: chosen, ...decided }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, timeoutMillis: SENT_WITHIN_MS }),
      }),
    ],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown().catch(settings.onFailure);
    trace.disable();
    propagation.disable();
    context.disable();
  };
}
