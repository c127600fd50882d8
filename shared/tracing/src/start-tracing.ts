import { randomUUID } from 'node:crypto';
import { context, propagation, trace } from '@opentelemetry/api';

export type TracingSettings = {
  readonly process: string;
  readonly version: string;
  readonly endpoint: string;
  readonly share: number;
  /** Ignores incoming trace context; processes behind it follow its sampling. */
  readonly isExposedToInternet: boolean;
  readonly onFailure: (error: unknown) => void;
};

/** Delays shutdown. */
const SENT_WITHIN_MS = 2_000;

/** Loaded only if tracing is on. @returns flushes and stops */
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
  const decided = settings.isExposedToInternet
    ? { remoteParentSampled: chosen, remoteParentNotSampled: chosen }
    : {};
  const url = `${settings.endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.namespace': 'likeness',
      'service.name': settings.process,
      'service.version': settings.version,
      'service.instance.id': randomUUID(),
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
