import { StorageError } from '@likeness/storage/storage-error';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { LOGGER, type Logger } from '../logging/logger.js';
import { RepeatingTask } from './repeating-task.js';

type Schedule = {
  readonly everyMs: number;
  readonly failure: string;
  readonly level?: 'warn' | 'error';
};

type Named = string | { readonly id: string } | { readonly userId: string };

@Injectable()
export abstract class RepeatingService implements OnApplicationBootstrap, OnApplicationShutdown {
  @Inject(LOGGER) readonly logger!: Logger;
  #task: RepeatingTask | undefined;

  protected abstract readonly schedule: Schedule;

  abstract run(): Promise<void>;

  onApplicationBootstrap(): void | Promise<void> {
    this.wake();
  }

  /** Runs now, or right after the current run. */
  wake(): void {
    this.#started().wake();
  }

  start(): void {
    this.#started().start();
  }

  async stop(): Promise<void> {
    await this.#started().stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  /** A row that fails delays no other, unless the storage is away. @returns the rows that failed */
  protected async each<Row extends Named>(
    rows: Iterable<Row>,
    work: (row: Row) => Promise<unknown>,
  ): Promise<Row[]> {
    const failed: Row[] = [];
    for (const row of rows) {
      try {
        await work(row);
      } catch (error) {
        if (error instanceof StorageError && error.isPassing) throw error;
        this.#report(error, nameOf(row));
        failed.push(row);
      }
    }
    return failed;
  }

  #report(err: unknown, row?: string): void {
    const { failure, level = 'warn' } = this.schedule;
    this.logger[level]({ err, row }, failure);
  }

  #started(): RepeatingTask {
    this.#task ??= new RepeatingTask(
      () => this.run(),
      this.schedule.everyMs,
      (error) => this.#report(error),
    );
    return this.#task;
  }
}

function nameOf(row: Named): string {
  if (typeof row === 'string') return row;
  return 'id' in row ? row.id : row.userId;
}
