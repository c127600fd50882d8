import { type DynamicModule, Inject, Injectable, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LOGGER, type Logger } from '../logging/logger.js';
import { settings } from '../wiring/settings.js';
import { migrateOnceThere } from './migrate.js';
import { type DatabaseOptions, databaseOptions } from './open-database.js';
import { PoolMetrics } from './pool-metrics.js';
import { guardTransactions } from './transaction-guard.js';
import { KeyedMutex } from './keyed-mutex.js';
import { HealthCheck } from '../health/health-check.js';

@Injectable()
class PostgresHealth extends HealthCheck {
  readonly name = 'postgres';

  constructor(@Inject(DataSource) private readonly database: DataSource) {
    super();
  }

  check(): Promise<unknown> {
    return this.database.sql`SELECT 1`;
  }
}

export type Schema = Pick<DatabaseOptions, 'schema' | 'entities' | 'migrations'>;

type DatabaseEnv = {
  readonly NODE_ENV: string;
  readonly DATABASE_URL: string;
  readonly DATABASE_DIRECT_URL?: string;
  readonly DATABASE_POOL_MAX: number;
  readonly DATABASE_WAIT_SECONDS: number;
};

abstract class ViolationSettings {
  abstract readonly fails: boolean;
}

@Module({})
export class DatabaseModule {
  constructor(
    @Inject(DataSource) database: DataSource,
    @Inject(PoolMetrics) metrics: PoolMetrics,
    @Inject(LOGGER) logger: Logger,
    @Inject(ViolationSettings) violations: ViolationSettings,
  ) {
    metrics.measure(database);
    guardTransactions(database, (error) => {
      metrics.countViolation();
      logger.error({ err: error }, 'a transaction is held open for something that may wait');
      if (violations.fails) throw error;
    });
  }

  static register(schema: Schema, env: DatabaseEnv): DynamicModule {
    const waitMs = env.DATABASE_WAIT_SECONDS * 1_000;
    const options = {
      ...schema,
      url: env.DATABASE_URL,
      directUrl: env.DATABASE_DIRECT_URL,
      poolMax: env.DATABASE_POOL_MAX,
      waitMs,
    };
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        { provide: KeyedMutex, useValue: new KeyedMutex(waitMs) },
        settings(ViolationSettings, { fails: env.NODE_ENV !== 'production' }),
        PoolMetrics,
        PostgresHealth,
      ],
      exports: [KeyedMutex],
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [LOGGER],
          // Nest would print a stack for each attempt to connect.
          useFactory: async (logger: Logger) => {
            await migrateOnceThere(options, () => logger.warn('waiting for Postgres'));
            return databaseOptions(options);
          },
        }),
      ],
    };
  }
}
