import { createTestDatabase } from '@likeness/testing/test-database';
import { DataSource } from 'typeorm';
import { guardTransactions } from '../database/transaction-guard.js';
import { createLogger } from '../logging/logger.js';
import { AuditLog } from './audit-log.js';

const SECRET = 'a-secret-of-at-least-32-characters!!';
const ACCOUNT = '00000000-0000-4000-8000-000000000001';

function auditLog(level: string, secret = SECRET) {
  const lines: string[] = [];
  const logger = createLogger('auth', level, { write: (line) => void lines.push(line) });
  const last = () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;
  return { audit: new AuditLog(logger, secret), lines, last };
}

describe('an audit line', () => {
  it('has event and time but no account id', () => {
    const { audit, lines, last } = auditLog('info');
    audit.record('sign_in', ACCOUNT);
    expect(last()).toEqual({
      level: 30,
      name: 'auth',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      audit: 'sign_in',
      subject: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      msg: 'audit',
    });
    expect(lines.join('')).not.toContain(ACCOUNT);
  });

  it('has one subject per account and secret', () => {
    const [one, other] = [auditLog('info'), auditLog('info', `${SECRET}other`)];
    const subjects = [one, one, other].map(({ audit, last }) => {
      audit.record('password_changed', ACCOUNT);
      return last().subject;
    });
    expect(new Set(subjects).size).toBe(2);
    one.audit.record('password_changed', `${ACCOUNT.slice(0, -1)}2`);
    expect(subjects).not.toContain(one.last().subject);
  });

  it('is written once its transaction has committed, and never for one that fails', async () => {
    const server = await createTestDatabase({ schema: 'audited' });
    const database = await new DataSource({ type: 'postgres', url: server.url }).initialize();
    guardTransactions(database, (error) => {
      throw error;
    });
    const { audit, lines } = auditLog('info');
    const failing = database.transaction(async (manager) => {
      audit.record('password_changed', ACCOUNT);
      await manager.sql`SELECT broken`;
    });
    await expect(failing).rejects.toThrow('broken');
    expect(lines).toEqual([]);
    await database.transaction(async (manager) => {
      audit.record('password_changed', ACCOUNT);
      await manager.sql`SELECT 1`;
      expect(lines).toEqual([]);
    });
    expect(lines).toHaveLength(1);
    await database.destroy();
    await server.drop();
  });

  it('is written at every log level', () => {
    const { audit, last } = auditLog('error');
    audit.record('sign_in_refused', null);
    expect(last()).toMatchObject({ audit: 'sign_in_refused', subject: null });
  });
});
