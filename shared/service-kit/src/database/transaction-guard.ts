import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

export type OnViolation = (error: OpenTransactionError) => void;

type OpenTransaction = {
  hasConnection: boolean;
  isOver: boolean;
  readonly afterCommit: (() => void)[];
  readonly onViolation: OnViolation;
};

const transactions = new AsyncLocalStorage<OpenTransaction>();

/** If every holder of a connection requests a second one, the pool deadlocks. */
export class OpenTransactionError extends Error {
  constructor(asked: string) {
    super(`${asked} while a transaction of the same work is open`);
    this.name = 'OpenTransactionError';
  }
}

/** @param onViolation aborts the work if it throws */
export function guardTransactions(database: DataSource, onViolation: OnViolation): void {
  const { manager } = database;
  const begin = manager.transaction.bind(manager) as (...given: unknown[]) => Promise<unknown>;
  const guarded = async (...given: unknown[]): Promise<unknown> => {
    assertNoOpenTransaction('another transaction was begun');
    const own: OpenTransaction = {
      hasConnection: false,
      isOver: false,
      afterCommit: [],
      onViolation,
    };
    const result = await transactions.run(own, async () => {
      try {
        return await begin(...given);
      } finally {
        // Async work that outlives the transaction keeps this context.
        own.isOver = true;
      }
    });
    for (const work of own.afterCommit) work();
    return result;
  };
  manager.transaction = guarded;

  const driver = database.driver as PostgresDriver;
  const obtain = driver.obtainMasterConnection.bind(driver);
  driver.obtainMasterConnection = async () => {
    const open = openTransaction();
    if (open?.hasConnection) assertNoOpenTransaction('a second connection was asked for');
    if (open) open.hasConnection = true;
    return obtain();
  };
}

/** Call before slow operations: a transaction holds row locks and a connection. */
export function assertNoOpenTransaction(asked: string): void {
  openTransaction()?.onViolation(new OpenTransactionError(asked));
}

/** Runs `work` once the open transaction has committed, or now if none is open. */
export function afterCommit(work: () => void): void {
  const open = openTransaction();
  if (open) open.afterCommit.push(work);
  else work();
}

function openTransaction(): OpenTransaction | undefined {
  const open = transactions.getStore();
  return open?.isOver ? undefined : open;
}
