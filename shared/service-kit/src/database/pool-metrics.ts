import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Metrics } from '../metrics/metrics.js';
import { NoConnectionError } from './database-fault.js';

@Injectable()
export class PoolMetrics {
  readonly #pools = new Set<Pool>();
  readonly #waits: Histogram;
  readonly #failures: Counter;
  readonly #violations: Counter;

  constructor(@Inject(Metrics) metrics: Metrics) {
    const registers = [metrics];
    const sum = (figure: (pool: Pool) => number) =>
      [...this.#pools].reduce((total, pool) => total + figure(pool), 0);
    new Gauge({
      name: 'database_pool_connections',
      help: 'Connections to Postgres that are open, by whether they are idle or in use',
      labelNames: ['state'],
      registers,
      collect() {
        const idle = sum((pool) => pool.idleCount);
        this.set({ state: 'idle' }, idle);
        this.set({ state: 'used' }, sum((pool) => pool.totalCount) - idle);
      },
    });
    new Gauge({
      name: 'database_pool_max',
      help: 'Connections to Postgres that may be open at most',
      registers,
      collect() {
        this.set(sum((pool) => pool.options.max));
      },
    });
    new Gauge({
      name: 'database_pool_waiting',
      help: 'Queries that wait for a connection',
      registers,
      collect() {
        this.set(sum((pool) => pool.waitingCount));
      },
    });
    this.#waits = new Histogram({
      name: 'database_pool_wait_seconds',
      help: 'How long queries and transactions waited for their connection',
      buckets: [0.001, 0.005, 0.02, 0.1, 0.25, 0.5, 1, 2, 4],
      registers,
    });
    this.#failures = new Counter({
      name: 'database_pool_failures_total',
      help: 'Queries and transactions that got no connection',
      registers,
    });
    this.#violations = new Counter({
      name: 'database_open_transaction_violations_total',
      help: 'Second connections and remote calls asked for inside an open transaction',
      registers,
    });
  }

  countViolation(): void {
    this.#violations.inc();
  }

  measure(database: DataSource): void {
    const driver = database.driver as PostgresDriver;
    const pool = driver.master as Pool;
    this.#pools.add(pool);
    const obtain = driver.obtainMasterConnection.bind(driver);
    driver.obtainMasterConnection = async () => {
      const stop = this.#waits.startTimer();
      try {
        return (await obtain()) as [unknown, () => void];
      } catch (error) {
        this.#failures.inc();
        throw new NoConnectionError(error);
      } finally {
        stop();
      }
    };
    const disconnect = driver.disconnect.bind(driver);
    driver.disconnect = async () => {
      this.#pools.delete(pool);
      await disconnect();
    };
  }
}
