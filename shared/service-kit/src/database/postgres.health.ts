import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HealthCheck } from '../health/health-check.js';

@Injectable()
export class PostgresHealth extends HealthCheck {
  readonly name = 'postgres';

  constructor(@Inject(DataSource) private readonly database: DataSource) {
    super();
  }

  check(): Promise<unknown> {
    return this.database.query('SELECT 1');
  }
}
