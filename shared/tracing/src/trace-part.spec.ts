import { startTraceCollector, type TraceCollector } from '@likeness/testing/trace-collector';
import { startTracing } from './start-tracing.js';
import {
  contextOf,
  ManualSpan,
  traced,
  tracedFrom,
  traceId,
  traceparent,
  untraced,
} from './trace-part.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const startProcess = (isExposedToInternet: boolean, share: number, collector: TraceCollector) =>
  startTracing({
    process: 'gateway',
    version: '1.0.0',
    endpoint: collector.url,
    share,
    isExposedToInternet,
    onFailure: (error) => {
      throw error;
    },
  });

describe('parts of traces', () => {
  let collector: TraceCollector;
  beforeEach(async () => {
    collector = await startTraceCollector();
  });
  afterEach(() => collector.close());

  it('are not recorded or propagated without a collector', async () => {
    const seen = await tracedFrom(contextOf(PARENT), { name: 'a' }, () =>
      traced({ name: 'b' }, () => Promise.resolve([traceparent(), traceId()])),
    );
    expect(seen).toEqual([undefined, undefined]);
  });

  it('belong to the propagated trace', async () => {
    const end = await startProcess(false, 1, collector);
    const sent = await tracedFrom(contextOf(PARENT), { name: 'job', kind: 'consumer' }, () =>
      traced({ name: 'storage', values: { size: 3 } }, async () => Promise.resolve(traceparent())),
    );
    await traced({ name: 'of no trace' }, () => Promise.resolve());
    await end();
    const [storage, job] = collector.partsOf(TRACE);
    expect([job?.name, job?.parent]).toEqual(['job', 'b7ad6b7169203331']);
    expect(storage).toMatchObject({ name: 'storage', parent: job?.id, process: 'gateway' });
    expect(sent).toBe(`00-${TRACE}-${storage?.id}-01`);
    expect(collector.received()).not.toContain('of no trace');
  });

  it('record the kind of an error but not its message', async () => {
    const end = await startProcess(false, 1, collector);
    const failing = tracedFrom(contextOf(PARENT), { name: 'mail' }, () =>
      Promise.reject(new RangeError('ada@example.org is not known')),
    );
    await expect(failing).rejects.toThrow('ada@example.org');
    await end();
    expect(collector.partsOf(TRACE)).toMatchObject([{ values: { 'error.type': 'RangeError' } }]);
    expect(collector.received()).not.toContain('ada@');
  });

  it('end with their cause despite ongoing work', async () => {
    const end = await startProcess(false, 1, collector);
    const later = await tracedFrom(contextOf(PARENT), { name: 'press' }, () =>
      untraced(async () => Promise.resolve(traceparent())),
    );
    await end();
    expect(later).toBeUndefined();
  });

  it.each([
    ['where the internet can reach the process, the share decides', true, 0],
    ['elsewhere, the caller has decided', false, 1],
  ])('are exported: %s', async (_rule, isExposedToInternet, told) => {
    const end = await startProcess(isExposedToInternet, 0, collector);
    new ManualSpan({ name: 'request' }, contextOf(PARENT)).end();
    await end();
    expect(collector.partsOf(TRACE)).toHaveLength(told);
  });
});
