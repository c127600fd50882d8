import { ObjectStore } from '@likeness/storage/object-store';
import { Inject, Injectable } from '@nestjs/common';
import { HealthCheck } from '../health/health-check.js';

const CHECK_MS = 1_500;

export abstract class StorageNeed {
  abstract readonly isVital: boolean;
}

@Injectable()
export class StorageHealth extends HealthCheck {
  readonly name = 'storage';
  override readonly isVital: boolean;

  constructor(
    @Inject(ObjectStore) private readonly store: ObjectStore,
    @Inject(StorageNeed) need: StorageNeed,
  ) {
    super();
    this.isVital = need.isVital;
  }

  check(): Promise<unknown> {
    return this.store.check({ signal: AbortSignal.timeout(CHECK_MS) });
  }
}
