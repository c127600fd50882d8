import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';

@Injectable()
export class Metrics extends Registry {
  constructor() {
    super();
    collectDefaultMetrics({ register: this });
  }
}
