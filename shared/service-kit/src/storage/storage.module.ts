import type { ServiceName } from '@likeness/contracts/names/services';
import { ObjectStore } from '@likeness/storage/object-store';
import { StorageError } from '@likeness/storage/storage-error';
import { waitForStorage } from '@likeness/storage/wait-out';
import {
  type DynamicModule,
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { SERVICE_NAME } from '../identity/principal.guard.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { settings } from '../wiring/settings.js';
import { MeteredObjectStore } from './metered-object-store.js';
import { openObjectStore, type StorageSettings } from './open-object-store.js';
import { HealthCheck } from '../health/health-check.js';

const CHECK_MS = 1_500;

abstract class StorageNeed {
  abstract readonly isVital: boolean;
}

@Injectable()
class StorageHealth extends HealthCheck {
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

export type StorageModuleOptions = StorageNeed & { readonly env: StorageSettings };

@Global()
@Module({})
export class StorageModule implements OnModuleInit, OnApplicationShutdown {
  readonly #stop = new AbortController();

  constructor(
    @Inject(ObjectStore) private readonly store: ObjectStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  static register({ env, isVital }: StorageModuleOptions): DynamicModule {
    return {
      module: StorageModule,
      providers: [
        settings(StorageNeed, { isVital }),
        {
          provide: ObjectStore,
          useFactory: (metrics: Metrics, name: ServiceName) =>
            new MeteredObjectStore(openObjectStore(env), metrics, name),
          inject: [Metrics, SERVICE_NAME],
        },
        StorageHealth,
      ],
      exports: [ObjectStore],
    };
  }

  async onModuleInit(): Promise<void> {
    try {
      await this.store.prepare();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      void this.#prepareLater();
    }
  }

  onApplicationShutdown(): void {
    this.#stop.abort();
  }

  async #prepareLater(): Promise<void> {
    const { signal } = this.#stop;
    try {
      await waitForStorage(
        () => this.store.prepare({ signal }),
        signal,
        ({ message }) => this.logger.error(`waiting for storage: ${message}`),
      );
      this.logger.info('storage is there');
    } catch (error) {
      if (!signal.aborted) this.logger.error({ err: error }, 'storage can not be prepared');
    }
  }
}
