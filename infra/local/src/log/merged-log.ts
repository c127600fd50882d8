import { prettyFactory } from 'pino-pretty';

/** pino's numbers. */
const LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } as const;
export type Level = keyof typeof LEVELS;

const STORES: ReadonlySet<string> = new Set(['postgres', 'redis']);
/** Time, process and level of their lines. */
const storePrefix = /^(?:\S+ \S+ \S+ \[\d+\] \w+:\s+|\d+:\w (?:\S+ ){4}[.*#-] )/;
const serious = /\b(?:error|fatal|panic|fail|can't|cannot|denied|corrupt|OOM)/i;

/** Their own levels don't help: Redis marks normal messages and kernel advice as warnings, too. */
function storeLevel(line: string): Level {
  return serious.test(line) && !line.includes('overcommit') ? 'warn' : 'debug';
}

export type MergedLogOptions = {
  format: 'pretty' | 'json';
  threshold: Level;
  write: (text: string) => void;
};

/** One log of all processes: `pretty` for people, `json` unchanged for collectors. */
export class MergedLog {
  private readonly format: (line: string) => string | undefined;

  constructor(private readonly options: MergedLogOptions) {
    const pretty = prettyFactory({
      ignore: 'pid,hostname',
      minimumLevel: options.threshold,
      singleLine: true,
      translateTime: 'SYS:HH:MM:ss',
    });
    this.format = options.format === 'pretty' ? pretty : (line) => `${line}\n`;
  }

  /** Of a service in pino's JSON, of a store in its own format, or plain text. */
  line(process: string, line: string): void {
    if (line.startsWith('{')) this.options.write(this.format(line) ?? '');
    else if (!STORES.has(process)) this.notice(process, 'info', line);
    else this.notice(process, storeLevel(line), line.replace(storePrefix, ''));
  }

  notice(process: string, level: Level, message: string): void {
    if (LEVELS[level] < LEVELS[this.options.threshold]) return;
    const entry = { level: LEVELS[level], time: new Date().toISOString(), name: process };
    this.options.write(this.format(JSON.stringify({ ...entry, msg: message })) ?? '');
  }
}
