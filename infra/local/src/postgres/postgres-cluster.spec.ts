import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareCluster } from './postgres-cluster.js';

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function dataDir(mode = 0o711): string {
  const folder = mkdtempSync(join(tmpdir(), 'likeness-cluster-'));
  chmodSync(folder, mode);
  made.push(folder);
  return folder;
}

const isRoot = process.getuid?.() === 0;

test('a cluster that initdb did not finish is made anew', async () => {
  const folder = dataDir();
  mkdirSync(join(folder, 'postgres.half'));
  writeFileSync(join(folder, 'postgres.half', 'PG_VERSION'), '18');
  const cluster = await prepareCluster(folder, 'secret');
  expect(existsSync(join(cluster.folder, 'global', 'pg_control'))).toBe(true);
  expect(existsSync(join(folder, 'postgres.half'))).toBe(false);
  expect(existsSync(join(folder, 'postgres.password'))).toBe(false);
});

test('a pid file that names a process of a stranger is removed', async () => {
  const folder = dataDir();
  const cluster = await prepareCluster(folder, 'secret');
  const pidFile = join(cluster.folder, 'postmaster.pid');
  writeFileSync(pidFile, `${process.pid}\n${cluster.folder}\n`);
  await prepareCluster(folder, 'secret');
  expect(existsSync(pidFile)).toBe(false);
});

(isRoot ? test : test.skip)('under a private folder the cluster goes elsewhere', async () => {
  const cluster = await prepareCluster(join(dataDir(0o700), 'inside'), 'secret');
  made.push(join(cluster.folder, '..'));
  expect(cluster.elsewhere).toBe(true);
  expect(cluster.folder).toMatch(/^\/var\/tmp\/likeness-[0-9a-f]{16}\/postgres$/);
});
