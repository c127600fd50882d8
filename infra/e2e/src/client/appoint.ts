import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestStack } from '@likeness/testing/test-stack';

const OPERATE = fileURLToPath(new URL('../../../local/dist/operate.js', import.meta.url));

/** Appoints an operator on the command line. @returns the code that sets up the second factor */
export async function appoint(
  { address, dataDir }: TestStack,
  email: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const own = { ...settings, NODE_ENV: '', DATA_DIR: dataDir, PORT: new URL(address).port };
  const command = [OPERATE, 'auth', 'appoint', email];
  const env = { ...process.env, ...own };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  const [code] = /(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}/.exec(stdout) ?? [];
  if (code === undefined) throw new Error(stdout);
  return code;
}
