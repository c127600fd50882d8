import { stripVTControlCharacters } from 'node:util';
import { MergedLog, type MergedLogOptions } from './merged-log.js';

function logged(options: Partial<MergedLogOptions>, lines: [string, string][]): string[] {
  const written: string[] = [];
  const write = (text: string) => written.push(stripVTControlCharacters(text).trimEnd());
  const log = new MergedLog({ format: 'pretty', threshold: 'info', ...options, write });
  for (const [process, line] of lines) log.line(process, line);
  return written;
}

const pino = (more: object) =>
  JSON.stringify({ level: 30, time: '2026-01-02T03:04:05.000Z', name: 'lenses', ...more });

test('pino lines become time, process, message and details', () => {
  const [line] = logged({}, [['lenses', pino({ msg: 'request', status: 202, route: '/jobs' })]]);
  expect(line).toMatch(/^\d\d:\d\d:\d\d lenses {4}request status=202 route=\/jobs$/);
});

test('levels other than info are written out, errors with their stack', () => {
  const err = { type: 'Error', stack: 'Error: broken\n    at here' };
  const [line] = logged({}, [['worker', pino({ level: 50, msg: 'job failed', err })]]);
  expect(line).toMatch(/worker {4}error job failed\n {4}Error: broken\n {8}at here$/);
});

test('what Postgres and Redis say in passing is left out', () => {
  const lines: [string, string][] = [
    ['postgres', '2026-11-20 14:24:50.123 UTC [77] LOG:  checkpoint complete'],
    ['postgres', '2026-11-20 14:24:50.123 UTC [77] ERROR:  relation "x" does not exist'],
    ['redis', '77:M 20 Nov 2026 14:24:50.000 # Server initialized'],
    ['redis', "77:M 20 Nov 2026 14:24:50.000 # Can't save in background: fork"],
  ];
  expect(logged({}, lines).map((line) => line.slice(9))).toEqual([
    'postgres  warn relation "x" does not exist',
    "redis     warn Can't save in background: fork",
  ]);
});

test('as JSON, pino lines pass unchanged and others are wrapped', () => {
  const line = pino({ msg: 'ready' });
  const [first, second] = logged({ format: 'json' }, [
    ['lenses', line],
    ['gateway', 'plain words'],
  ]);
  expect(first).toBe(line);
  expect(JSON.parse(second ?? '')).toMatchObject({
    level: 30,
    name: 'gateway',
    msg: 'plain words',
  });
});
