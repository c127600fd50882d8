import { Gauge } from 'prom-client';
import type { Metrics } from './metrics.js';

type Figure = { readonly name: string; readonly help: string };

/** While its source can't be read, the last figure stays. Without a figure, the metric is absent. */
export function readOnScrape(
  metrics: Metrics,
  figure: Figure,
  read: () => Promise<number | undefined>,
): void {
  const gauge = new Gauge({
    ...figure,
    registers: [metrics],
    async collect() {
      const value = await read().catch(() => undefined);
      if (value !== undefined) this.set(value);
    },
  });
  // Without labels, a gauge begins at 0.
  gauge.remove();
}
