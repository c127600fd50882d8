import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { until } from '@likeness/testing/until';

const HOST = '127.0.0.1';

export async function startProgram(
  name: 'stripe' | 'google' | 'mailbox',
  env: Record<string, string>,
) {
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const entry = fileURLToPath(new URL(`../../dist/${name}/main.js`, import.meta.url));
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH, HOST, PORT: String(port), ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await until(() => answers(child, url), `${name} answers`);
  return {
    url,
    async close(): Promise<void> {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(child: ChildProcess, url: string): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}
