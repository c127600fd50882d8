import { Database } from '@likeness/e2e/client/database';
import type { TestStack } from '@likeness/testing/test-stack';
import type { World } from '../world.js';
import type { Activity } from './activity.js';
import type { Clocks } from './clocks.js';
import type { Links } from './links.js';

/** A stack under load, and access to its data. */
export type Scene = {
  readonly stack: TestStack;
  readonly world: World;
  readonly activity: Activity;
  /** Folder of the object store. */
  readonly objects: string;
  readonly clocks: Clocks;
  readonly links: Links;
  readonly database: LastingDatabase;
};

/** Reconnects after database restarts. */
export class LastingDatabase {
  #open: Promise<Database> | undefined;

  constructor(private readonly stack: TestStack) {}

  /** @throws Error while the server is away */
  async one<Row extends object>(text: string, values: unknown[] = []): Promise<Row> {
    return this.#with((database) => database.one<Row>(text, values));
  }

  async run(text: string): Promise<void> {
    return this.#with((database) => database.run(text));
  }

  async close(): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    await open?.then((database) => database.close()).catch(() => undefined);
  }

  async #with<T>(work: (database: Database) => Promise<T>): Promise<T> {
    this.#open ??= Database.of(this.stack);
    try {
      return await work(await this.#open);
    } catch (error) {
      await this.close();
      throw error;
    }
  }
}
