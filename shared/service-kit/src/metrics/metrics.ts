import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** The figures of one service; whoever counts or measures something registers it here. */
@Injectable()
export class Metrics extends Registry {
  constructor() {
    super();
    collectDefaultMetrics({ register: this });
  }
}
