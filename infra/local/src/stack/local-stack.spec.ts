import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { TestStack } from '@likeness/testing/test-stack';
import { until } from '@likeness/testing/until';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { identityOf } from '../process/process-identity.js';
import { ProcessRecord } from './process-record.js';

const port = 23_400;
const script = 'infra/local/fixtures/fake-stack.mjs';
const stack = new TestStack({ port, script });
afterEach(() => stack.stop());
afterAll(() => stack.discard());

const answers = async (port: number, path = '/health') =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).text();

const gone = (pids: Record<string, number>) =>
  until(() => Object.values(pids).every((pid) => identityOf(pid) === undefined), 'all gone');

const databaseUrl = () => answers(port + 24, '/database');

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function startWithTable(): Promise<void> {
  await stack.start();
  await query(await databaseUrl(), 'CREATE TABLE IF NOT EXISTS lenses.kept (id int)');
}

test('from nothing to services that answer, and Ctrl-C leaves nothing running', async () => {
  const fresh = new TestStack({ port, script });
  await fresh.start();
  const pids = fresh.pids();
  expect(Object.keys(pids).toSorted()).toEqual(['gateway', 'lenses', 'postgres', 'redis']);
  expect(await answers(port)).toBe('ok');
  expect(fresh.output).toContain(`http://127.0.0.1:${port}/api/docs`);
  for (const file of ['secrets.json', 'run/stack.json']) {
    expect(statSync(join(fresh.dataDir, file)).mode & 0o777).toBe(0o600);
  }

  const url = await databaseUrl();
  await expect(query(url, 'CREATE TABLE images.mine (id int)')).rejects.toThrow(/denied/);
  await expect(query(url, 'CREATE TABLE public.mine (id int)')).rejects.toThrow(/denied/);

  fresh.signal('SIGINT');
  expect(await fresh.ended()).toBe(0);
  await gone(pids);
  expect(existsSync(join(fresh.dataDir, 'run', 'stack.json'))).toBe(false);
  const [services, redis] = ['(lenses): stopping', '(likeness): stopping'].map((text) =>
    fresh.output.indexOf(text),
  );
  expect(services).toBeGreaterThan(redis ?? -1);
  await fresh.discard();
});

test('data stays, and a second start on the same data is refused', async () => {
  await startWithTable();
  await stack.stop();
  await stack.start();
  expect(await query(await databaseUrl(), 'SELECT * FROM lenses.kept')).toEqual([]);

  const second = new TestStack({ port: port + 300, script });
  second.launch({ DATA_DIR: stack.dataDir });
  expect(await second.ended()).toBe(1);
  expect(second.output).toContain(`already running here at http://127.0.0.1:${port}`);
  expect(await answers(port)).toBe('ok');
  await second.discard();
});

test('a process that dies is started again, and the log says so', async () => {
  await startWithTable();
  for (const name of ['gateway', 'redis', 'postgres']) {
    const before = stack.pids()[name];
    await stack.killProcess(name);
    expect(stack.pids()[name]).not.toBe(before);
    expect(stack.output).toContain(`ERROR (${name}): was ended by SIGKILL`);
  }
  expect(await answers(port)).toBe('ok');
  expect(await query(await databaseUrl(), 'SELECT * FROM lenses.kept')).toEqual([]);
});

test('after kill -9 nothing stays running where the kernel helps, and a start recovers', async () => {
  await startWithTable();
  const pids = stack.pids();
  stack.signal('SIGKILL');
  await stack.ended();
  if (process.platform === 'linux') await gone(pids);
  await stack.start();
  expect(await query(await databaseUrl(), 'SELECT * FROM lenses.kept')).toEqual([]);
});

test('a second Ctrl-C ends what does not stop', async () => {
  await stack.start({ FAKE_STUBBORN: 'lenses' });
  const pids = stack.pids();
  stack.signal('SIGINT');
  await stack.prints('(lenses): stopping');
  await sleep(300);
  stack.signal('SIGINT');
  expect(await stack.ended()).toBe(130);
  await gone(pids);
});

test('a taken port is named, with what it is for and how to choose others', async () => {
  const server = createServer().listen(port + 99, '127.0.0.1');
  try {
    stack.launch();
    expect(await stack.ended()).toBe(1);
    expect(stack.output).toContain(
      `Port ${port + 99} for redis is taken by another program. ` +
        'Stop that program, or set PORT to run on other ports (this one is PORT + 99).',
    );
  } finally {
    server.close();
  }
});

test('Redis answers only with its password, which no other user of the machine can see', async () => {
  await stack.start();
  const open = new Redis(port + 99, { lazyConnect: true, retryStrategy: () => null });
  open.on('error', () => undefined);
  await expect(open.get('x')).rejects.toThrow(/NOAUTH/);
  open.disconnect();
  const redis = new Redis(stack.redisUrl);
  expect(await redis.set('kept', 'yes')).toBe('OK');
  expect(await redis.config('GET', 'appendonly')).toEqual(['appendonly', 'yes']);
  redis.disconnect();

  const { password } = new URL(stack.redisUrl);
  expect(password.length).toBeGreaterThan(40);
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'args']);
  expect(stdout).toContain(`redis-server 127.0.0.1:${port + 99}`);
  expect(stdout).not.toContain(password);
  expect(stack.output).not.toContain(password);
  expect(statSync(join(stack.dataDir, 'redis/redis.conf')).mode & 0o777).toBe(0o600);
});

test('what a killed run left is named, with how to stop it', async () => {
  const left = spawn('sleep', ['60']);
  const pid = left.pid ?? 0;
  const path = join(stack.dataDir, 'run/left.json');
  const processes = { redis: { pid, identity: identityOf(pid) } };
  const supervisor = { pid, identity: 'of a run that was killed' };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ address: '', supervisor, processes }));
  const message = `left redis. Stop with: kill -INT ${pid}`;
  await expect(new ProcessRecord(path, '').begin(100)).rejects.toThrow(message);
  left.kill();
});

test('a service that can not start stops the stack and is quoted', async () => {
  stack.launch({ FAKE_FAILS: 'lenses' });
  expect(await stack.ended()).toBe(1);
  expect(stack.output).toContain('lenses ended with status 78 while starting. It said:');
  expect(stack.output).toContain('AUTH_SECRET: expected at least 32 characters');
  expect(existsSync(join(stack.dataDir, 'run', 'stack.json'))).toBe(false);
});

test('a stop waits for what is starting, longer than for what runs', async () => {
  stack.launch({ FAKE_SLOW: 'lenses', FAKE_GRACE_MS: '500' });
  await stack.prints('(lenses): starting');
  const pids = stack.pids();
  stack.signal('SIGINT');
  expect(await stack.ended()).toBe(0);
  expect(stack.output).toContain('ends as it had not started');
  expect(stack.output).not.toMatch(/lenses[^\n]*is killed/);
  await gone(pids);
});
