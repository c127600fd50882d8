import { Injectable } from '@nestjs/common';
import { Gauge, Registry, collectDefaultMetrics } from 'prom-client';

/** Its default of 10 wakes each idle process a hundred times a second. The alert is at 500. */
const EVENT_LOOP_MS = 100;

@Injectable()
export class Metrics extends Registry {
  constructor() {
    super();
    collectDefaultMetrics({ register: this, eventLoopMonitoringPrecision: EVENT_LOOP_MS });
  }
}

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
