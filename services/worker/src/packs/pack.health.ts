import { HealthCheck } from '@likeness/service-kit/health/health-check';
import { Injectable } from '@nestjs/common';
import { PackStatus } from './pack-status.js';

/** Not vital: the studio works without packs. */
@Injectable()
export class PackHealth extends HealthCheck {
  readonly name = 'model_packs';
  override readonly isVital = false;

  constructor(private readonly status: PackStatus) {
    super();
  }

  check(): Promise<void> {
    const [first] = this.status.refusals;
    return first ? Promise.reject(first.refused) : Promise.resolve();
  }
}
