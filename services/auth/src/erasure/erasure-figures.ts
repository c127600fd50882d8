import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { readOnScrape } from '@likeness/service-kit/metrics/read-on-scrape';
import { Injectable } from '@nestjs/common';
import { ErasuresRepository } from '../database/erasures.repository.js';

@Injectable()
export class ErasureFigures {
  constructor(erasures: ErasuresRepository, metrics: Metrics) {
    const figure = {
      name: 'erasure_oldest_seconds',
      help: 'Age of the oldest erasure that is not finished; 0 if there is none',
    };
    readOnScrape(metrics, figure, () => erasures.oldestSeconds());
  }
}
