import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

export type OnViolation = (error: OpenTransactionError) => void;

type OpenTransaction = {
  hasConnection: boolean;
  isOver: boolean;
  readonly onViolation: OnViolation;
};

const transactions = new AsyncLocalStorage<OpenTransaction>();

/**
 * Who holds a connection asks for something that may have to wait for a connection: as many of them
 * as the pool has connections would wait for each other for ever.
 */
export class OpenTransactionError extends Error {
  constructor(asked: string) {
    super(`${asked} while a transaction of the same work is open`);
    this.name = 'OpenTransactionError';
  }
}

/**
 * Watches over a database: what runs inside `DataSource.transaction` takes no second connection,
 * neither by a query of the pool nor by another transaction.
 * @param onViolation is told, and ends the work if it throws
 */
export function guardTransactions(database: DataSource, onViolation: OnViolation): void {
  const { manager } = database;
  const begin = manager.transaction.bind(manager) as (...given: unknown[]) => Promise<unknown>;
  const guarded = async (...given: unknown[]): Promise<unknown> => {
    assertNoOpenTransaction('another transaction was begun');
    const own: OpenTransaction = { hasConnection: false, isOver: false, onViolation };
    return transactions.run(own, async () => {
      try {
        return await begin(...given);
      } finally {
        // What was started meanwhile and goes on keeps this context.
        own.isOver = true;
      }
    });
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

/**
 * To be called before anything that lasts, such as a call of another service: rows stay locked
 * and a connection is taken for as long as a transaction is open.
 */
export function assertNoOpenTransaction(asked: string): void {
  openTransaction()?.onViolation(new OpenTransactionError(asked));
}

function openTransaction(): OpenTransaction | undefined {
  const open = transactions.getStore();
  return open?.isOver ? undefined : open;
}
