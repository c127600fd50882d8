import { afterCommit, assertNoOpenTransaction, guardTransactions } from './transaction-guard.js';
import { dataSourceSuite } from '../testing/data-source-suite.js';

describe('inside an open transaction', () => {
  const found: string[] = [];
  let isStrict = true;
  const database = dataSourceSuite('guarded', (opened) => {
    guardTransactions(opened, (error) => {
      found.push(error.message);
      if (isStrict) throw error;
    });
    return opened.query('CREATE TABLE rows (id int PRIMARY KEY)');
  });
  beforeEach(() => {
    isStrict = true;
    found.length = 0;
  });

  const rows = async () => (await database.query<unknown[]>('SELECT id FROM rows')).length;

  it('the transaction’s own manager serves any number of queries', async () => {
    const sum = await database.transaction(async (manager) => {
      const [one, two] = await Promise.all([
        manager.query<[{ n: number }]>('SELECT 1 AS n'),
        manager.query<[{ n: number }]>('SELECT 2 AS n'),
      ]);
      return one[0].n + two[0].n;
    });
    expect([sum, found]).toEqual([3, []]);
  });

  it('a pool query fails and rolls the transaction back', async () => {
    const work = database.transaction(async (manager) => {
      await manager.query('INSERT INTO rows VALUES (1)');
      await database.query('SELECT 1');
    });
    await expect(work).rejects.toThrow('a second connection was asked for');
    expect(await rows()).toBe(0);
  });

  it('a pool query fails at any call depth', async () => {
    const look = async () => {
      await Promise.resolve();
      return new Promise((resolve, reject) => {
        setTimeout(() => void database.query('SELECT 1').then(resolve, reject), 1);
      });
    };
    await expect(database.transaction(() => look())).rejects.toThrow('a second connection');
  });

  it('another transaction can’t start', async () => {
    const work = database.transaction(() => database.transaction(async () => undefined));
    await expect(work).rejects.toThrow('another transaction was begun');
  });

  it('slow operations can reject an open transaction', async () => {
    const work = database.transaction(async () => assertNoOpenTransaction('images was called'));
    await expect(work).rejects.toThrow('images was called while a transaction');
    expect(() => assertNoOpenTransaction('images was called')).not.toThrow();
  });

  it('production only reports a violation', async () => {
    isStrict = false;
    await database.transaction(async (manager) => {
      await manager.query('INSERT INTO rows VALUES (2)');
      await database.query('SELECT 1');
    });
    expect(await rows()).toBe(1);
    expect(found).toEqual([expect.stringContaining('a second connection')]);
  });

  it('work for after the commit waits for it, and is dropped with a failed transaction', async () => {
    const seen: number[] = [];
    const note = () => afterCommit(() => seen.push(seen.length));
    await database.transaction(async (manager) => {
      note();
      await manager.query('SELECT 1');
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([0]);
    const failing = database.transaction(async () => {
      note();
      await Promise.reject(new Error('failed'));
    });
    await expect(failing).rejects.toThrow('failed');
    expect(seen).toEqual([0]);
    note();
    expect(seen).toEqual([0, 1]);
  });

  it('async work is free after the transaction', async () => {
    const ended = Promise.withResolvers<void>();
    let later = Promise.resolve<unknown>(undefined);
    await database.transaction(async (manager) => {
      await manager.query('SELECT 1');
      later = ended.promise.then(() => database.query('SELECT 1'));
    });
    ended.resolve();
    await later;
    expect(found).toEqual([]);
  });

  it('concurrent transactions have separate connections', async () => {
    const work = Array.from({ length: 30 }, () =>
      database.transaction((manager) => manager.query('SELECT pg_sleep(0.01)')),
    );
    expect(await Promise.all(work)).toHaveLength(30);
  });
});
