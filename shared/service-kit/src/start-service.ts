import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyInstance, LogController } from 'fastify';
import { type AnswerError, answerError, ErrorFilter } from './http/error.filter.js';
import { type Logger, NestLogger } from './logging/logger.js';

export type ServiceOptions = {
  readonly module: DynamicModule;
  readonly logger: Logger;
  readonly host: string;
  readonly port: number;
  /** Largest body in bytes; multipart forms have limits of their own. */
  readonly bodyLimit?: number;
  /** Fastify plugins that must be there before the routes. */
  readonly plugins?: (fastify: FastifyInstance) => Promise<void>;
  /** Open to the outside: an `x-request-id` that comes in is not taken over. */
  readonly publicDoor?: boolean;
  /** False where the plugins bring parsers of their own. */
  readonly bodyParser?: boolean;
  /** How an error is answered, where not with the one error body. */
  readonly answerError?: AnswerError;
};

const DEFAULT_BODY_LIMIT = 1024 * 1024;

/** Starts a Nest service on Fastify and ends it cleanly on SIGTERM, SIGINT or a lost supervisor. */
export async function startService(options: ServiceOptions): Promise<NestFastifyApplication> {
  const { logger, answerError: answer = answerError } = options;
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimit ?? DEFAULT_BODY_LIMIT,
    requestIdHeader: options.publicDoor ? false : 'x-request-id',
    // What the router itself refuses (a malformed URL) gets the same body as everything else.
    frameworkErrors: answer,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
  });
  const fastify = adapter.getInstance<FastifyInstance>();
  logRequests(fastify);
  await options.plugins?.(fastify);

  const app = await NestFactory.create<NestFastifyApplication>(options.module, adapter, {
    logger: new NestLogger(logger),
    bodyParser: options.bodyParser,
  });
  app.useGlobalFilters(new ErrorFilter(answer));
  endWithSupervisor(app, logger);
  await app.listen(options.port, options.host);
  logger.info({ url: await app.getUrl() }, 'listening');
  return app;
}

/** One line a request: the route's pattern, never the path or query a person sent. */
function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    if (route !== '/health' && route !== '/metrics') {
      request.log.info(
        {
          method: request.method,
          route,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'request',
      );
    }
    done();
  });
}

function endWithSupervisor(app: NestFastifyApplication, logger: Logger): void {
  let ending = false;
  const end = (reason: string) => {
    if (ending) return;
    ending = true;
    logger.info({ reason }, 'stopping');
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', () => end('SIGTERM'));
  process.once('SIGINT', () => end('SIGINT'));
  if (process.channel) process.once('disconnect', () => end('supervisor is gone'));
}
