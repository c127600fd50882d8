import { atLeast, formatEntry, parseLine, type Level, type LogEntry } from './log-line.js';

export type MergedLogOptions = {
  format: 'pretty' | 'json';
  threshold: Level;
  write: (text: string) => void;
};

const pinoNumbers = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };

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
    if (!atLeast(entry.level, this.options.threshold)) return;
    if (this.options.format === 'pretty') {
      this.options.write(`${formatEntry(entry)}\n`);
      return;
    }
    const { time, process: name, level, message, details } = entry;
    const line = { level: pinoNumbers[level], time: time.toISOString(), name, msg: message };
    this.options.write(`${JSON.stringify({ ...line, ...details })}\n`);
  }
}
