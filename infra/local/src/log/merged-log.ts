import { styleText } from 'node:util';
import { z } from 'zod';

/** pino's numbers. */
const LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } as const;
export type Level = keyof typeof LEVELS;

export type LogEntry = {
  time: Date;
  process: string;
  level: Level;
  message: string;
  details: Record<string, unknown>;
};

const levelOf = (number: number) =>
  (Object.keys(LEVELS) as Level[]).find((name) => LEVELS[name] === number) ?? 'info';

const pinoLine = z.looseObject({
  level: z.number(),
  time: z.union([z.number(), z.string()]).optional(),
  msg: z.string().default(''),
});

/** Shown in their own column, or constant. */
const known = new Set(['level', 'time', 'msg', 'name', 'pid', 'hostname']);

/** Parses pino's JSON and the formats of Postgres and Redis; other lines are plain text. */
function parseLine(process: string, line: string, now = new Date()): LogEntry {
  return (
    parsePino(process, line, now) ??
    parseStore(process, line, now) ?? {
      ...{ time: now, process, level: 'info', message: line, details: {} },
    }
  );
}

function parsePino(process: string, line: string, now: Date): LogEntry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level, time, msg, ...rest } = pinoLine.parse(JSON.parse(line));
    const details = Object.fromEntries(Object.entries(rest).filter(([key]) => !known.has(key)));
    return {
      time: time === undefined ? now : new Date(time),
      process,
      level: levelOf(level),
      message: msg,
      details,
    };
  } catch {
    return undefined;
  }
}

const STORES: ReadonlySet<string> = new Set(['postgres', 'redis']);
/** Time, process and level of their lines. */
const storePrefix = /^(?:\S+ \S+ \S+ \[\d+\] \w+:\s+|\d+:\w (?:\S+ ){4}[.*#-] )/;
const serious = /\b(?:error|fatal|panic|fail|can't|cannot|denied|corrupt|OOM)/i;

/** Their own levels don't help: Redis marks normal messages and kernel advice as warnings, too. */
function parseStore(process: string, line: string, now: Date): LogEntry | undefined {
  if (!STORES.has(process)) return undefined;
  const level = serious.test(line) && !line.includes('overcommit') ? 'warn' : 'debug';
  return { time: now, process, level, message: line.replace(storePrefix, ''), details: {} };
}

const processColours = ['cyan', 'green', 'magenta', 'blue', 'yellow'] as const;
const levelColours = { warn: 'yellow', error: 'red', fatal: 'red' } as const;

/** Time, process, level unless `info`, message, details. */
function formatEntry(entry: LogEntry): string {
  const time = styleText('dim', entry.time.toTimeString().slice(0, 8));
  const hue = [...entry.process].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const colour = processColours[hue % processColours.length] ?? 'cyan';
  const name = styleText(colour, entry.process.padEnd(9));
  const { stack, rest } = splitError(entry.details);
  const details = Object.entries(rest).map(([key, value]) => `${key}=${show(value)}`);
  const message = [level(entry.level) + entry.message, styleText('dim', details.join(' '))];
  return `${time} ${name} ${message.join(' ').trimEnd()}${stack}`;
}

function level(value: Level): string {
  if (value === 'info') return '';
  if (value === 'debug' || value === 'trace') return styleText('dim', `${value} `);
  return styleText(levelColours[value], `${value} `);
}

const pinoError = z.looseObject({ type: z.string().optional(), stack: z.string() });

/** An error's stack gets its own lines. */
function splitError(details: Record<string, unknown>): {
  stack: string;
  rest: Record<string, unknown>;
} {
  const { err, ...rest } = details;
  const parsed = pinoError.safeParse(err);
  if (!parsed.success) return { stack: '', rest: details };
  return { stack: `\n${parsed.data.stack.replace(/^/gm, '    ')}`, rest };
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export type MergedLogOptions = {
  format: 'pretty' | 'json';
  threshold: Level;
  write: (text: string) => void;
};

/** One log of all processes: `pretty` for people, `json` unchanged for collectors. */
export class MergedLog {
  constructor(private readonly options: MergedLogOptions) {}

  line(process: string, line: string): void {
    const entry = parseLine(process, line);
    if (this.options.format === 'json' && line.startsWith('{')) this.options.write(`${line}\n`);
    else this.entry(entry);
  }

  notice(process: string, level: Level, message: string): void {
    this.entry({ time: new Date(), process, level, message, details: {} });
  }

  private entry(entry: LogEntry): void {
    if (LEVELS[entry.level] < LEVELS[this.options.threshold]) return;
    if (this.options.format === 'pretty') {
      this.options.write(`${formatEntry(entry)}\n`);
      return;
    }
    const { time, process: name, level, message, details } = entry;
    const line = { level: LEVELS[level], time: time.toISOString(), name, msg: message };
    this.options.write(`${JSON.stringify({ ...line, ...details })}\n`);
  }
}
