import { HealthCheck } from '@likeness/service-kit/health/health-check';
import { Injectable } from '@nestjs/common';
import { RenderWorkers } from './render-workers.js';

/** Orders are taken while no worker is there; they are made when one is back. */
@Injectable()
export class WorkerHealth extends HealthCheck {
  readonly name = 'worker';
  override readonly isVital = false;

  constructor(private readonly workers: RenderWorkers) {
    super();
  }

  async check(): Promise<void> {
    if (!(await this.workers.areThere())) throw new Error('no worker takes renders');
  }
}
