import { traceId } from '@likeness/tracing/trace-part';
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

export type { Logger };

export const LOGGER = Symbol('LOGGER');

/** JSON lines on stdout. User input (prompts, names, query strings) must never be logged. */
export function createLogger(name: string, level: string, to?: DestinationStream): Logger {
  const options = {
    name,
    level,
    base: { name },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: serializeError },
    mixin: traceOfLine,
  };
  return to ? pino(options, to) : pino(options);
}

function traceOfLine(): { trace_id?: string } {
  const id = traceId();
  return id === undefined ? {} : { trace_id: id };
}

/** Database and SMTP errors contain user data, which is left out. */
function serializeError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { type, message, stack, code } = stdSerializers.err(error as Error);
  return { type, message, stack, code: code as unknown };
}

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
