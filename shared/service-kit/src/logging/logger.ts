import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';

export type { Logger };

/**
 * JSON lines on stdout with the process's name. What people write or send (prompts, names, file
 * names, query strings) never goes in.
 */
export function createLogger(name: string, level: string): Logger {
  return pino({ name, level, base: { name }, timestamp: pino.stdTimeFunctions.isoTime });
}

/** Lets Nest's own messages go the same way as everybody's. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  debug(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }
}
