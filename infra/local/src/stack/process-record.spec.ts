import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identityOf } from '../process/process-identity.js';
import { ProcessRecord } from './process-record.js';

const folder = mkdtempSync(join(tmpdir(), 'likeness-record-'));
const path = join(folder, 'stack.json');
afterAll(() => rmSync(folder, { recursive: true }));

function sleeper(): number {
  const child = spawn('sleep', ['60'], { stdio: 'ignore' });
  return child.pid ?? 0;
}

const dead = { pid: 2 ** 22 - 1, identity: 'long gone' };
const write = (content: object) => writeFileSync(path, JSON.stringify(content));

test('what a killed run left is ended; a later process of the same id is not', async () => {
  const [ours, strangers] = [sleeper(), sleeper()];
  write({
    address: 'http://127.0.0.1:1',
    supervisor: dead,
    processes: {
      redis: { pid: ours, identity: identityOf(ours) },
      lenses: { pid: strangers, identity: 'another start time' },
      gateway: dead,
    },
  });
  expect(await new ProcessRecord(path, 'x').takeOver()).toEqual(['redis']);
  expect(identityOf(ours)).toBeUndefined();
  expect(identityOf(strangers)).toBeDefined();
  process.kill(strangers);
});

test('a run that is alive is left alone', async () => {
  const supervisor = { pid: process.pid, identity: identityOf(process.pid) };
  write({ address: 'http://127.0.0.1:1', supervisor, processes: {} });
  await expect(new ProcessRecord(path, 'x').takeOver()).rejects.toThrow('already running');
});

test('a record that was cut off counts as none', async () => {
  writeFileSync(path, '{"address": "http');
  expect(await new ProcessRecord(path, 'x').takeOver()).toEqual([]);
});
