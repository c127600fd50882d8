import { type DynamicModule, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { HEALTH_CHECKS, type HealthCheck } from '../health/health.controller.js';
import { type DatabaseOptions, databaseOptions, openDatabase } from './open-database.js';

/** A service's database, migrated before the service answers. */
@Module({})
export class DatabaseModule implements OnModuleInit {
  constructor(
    @Inject(DataSource) private readonly database: DataSource,
    @Inject(HEALTH_CHECKS) private readonly checks: HealthCheck[],
  ) {}

  static register(options: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => databaseOptions(options),
          dataSourceFactory: async (given) => {
            if (!given) throw new Error('database options are missing');
            return openDatabase(given);
          },
        }),
      ],
    };
  }

  onModuleInit(): void {
    this.checks.push({ name: 'postgres', check: () => this.database.query('SELECT 1') });
  }
}
