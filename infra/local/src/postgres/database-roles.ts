import { Client } from 'pg';
import { Problem } from '../process/problem.js';

export type RoleOptions = {
  /** May create roles and schemas. */
  adminUrl: string;
  /** Password by role; each role owns the schema of its name. */
  passwords: Record<string, string>;
};

/** Idempotent: a role and a schema per service. @throws Problem without permission */
export async function provideRoles({ adminUrl, passwords }: RoleOptions): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  try {
    await client.connect();
    await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
    for (const [name, password] of Object.entries(passwords)) {
      await provideRole(client, name, password);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `DATABASE_URL: expected a database whose user may create roles and schemas (${reason})`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

async function provideRole(client: Client, name: string, password: string): Promise<void> {
  const role = client.escapeIdentifier(name);
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${role}`);
  const login = `LOGIN PASSWORD ${client.escapeLiteral(password)}`;
  await client.query(`ALTER ROLE ${role} WITH ${login} NOINHERIT`);
  await client.query(`ALTER ROLE ${role} SET search_path = ${role}`);
  await client.query(`GRANT ${role} TO CURRENT_USER`);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${role} AUTHORIZATION ${role}`);
  await client.query(`REVOKE ALL ON SCHEMA ${role} FROM PUBLIC`);
}

export async function provideDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end().catch(() => {});
  }
}

export function urlAs(adminUrl: string, role: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = password;
  return url.href;
}
