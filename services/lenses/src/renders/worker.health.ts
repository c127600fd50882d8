import { HealthCheck } from '@likeness/service-kit/health/health-check';
import { Injectable } from '@nestjs/common';
import { RenderWorkersService } from './render-workers.service.js';

/** Not vital: orders wait until a worker is back. */
@Injectable()
export class WorkerHealth extends HealthCheck {
  readonly name = 'worker';
  override readonly isVital = false;

  constructor(private readonly workers: RenderWorkersService) {
    super();
  }

  async check(): Promise<void> {
    if (!(await this.workers.areThere())) throw new Error('no worker takes renders');
  }
}
