import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { ServiceName } from '@likeness/contracts/names/services';
import { startTracing } from '@likeness/tracing/start-tracing';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyInstance, LogController } from 'fastify';
import {
  CONNECTION_TIMES,
  type ConnectionTimes,
  paceConnections,
} from './connections/paced-connections.js';
import {
  answerClientError,
  type AnswerError,
  answerError,
  ErrorFilter,
} from './http/error.filter.js';
import { traceRequests, watchRequests } from './http/watched-requests.js';
import { plainIssue } from '@likeness/contracts/errors/plain-issue';
import { z } from 'zod';
import { followRequests } from './identity/turn-taker.js';
import { createLogger, type Logger, NestLogger } from './logging/logger.js';
import { Metrics } from './metrics/metrics.js';
import { PROCESS_VERSION } from './process-version.js';

type ProcessSettings = {
  readonly HOST: string;
  readonly PORT: number;
  readonly LOG_LEVEL: string;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG?: number | undefined;
};

export type ServiceApp<Env extends ProcessSettings> = {
  readonly name: ServiceName;
  readonly assemble: (env: Env, logger: Logger) => Assembly | Promise<Assembly>;
};

export type Assembly = {
  readonly module: DynamicModule;
  readonly bodyLimit?: number;
  readonly plugins?: (fastify: FastifyInstance) => Promise<void>;
  readonly isExposedToInternet?: boolean;
  readonly bodyParser?: boolean;
  readonly rewriteUrl?: (url: string) => string;
  readonly answerError?: AnswerError;
};

type Deviations = {
  readonly logger?: Logger;
  readonly times?: Partial<ConnectionTimes>;
};

const DEFAULT_BODY_LIMIT = 1024 * 1024;
const TIMES_CHECKED_EVERY_MS = 1_000;

/** Shuts down cleanly on SIGTERM, SIGINT or the loss of the supervisor. */
export async function startService<Env extends ProcessSettings>(
  { name, assemble }: ServiceApp<Env>,
  env: Env,
  { logger = createLogger(name, env.LOG_LEVEL), times }: Deviations = {},
): Promise<NestFastifyApplication> {
  z.config({ customError: plainIssue });
  const assembly = await assemble(env, logger);
  const { answerError: answer = answerError, rewriteUrl, isExposedToInternet = false } = assembly;
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: assembly.bodyLimit ?? DEFAULT_BODY_LIMIT,
    requestIdHeader: isExposedToInternet ? false : 'x-request-id',
    // Router errors such as malformed URLs get the standard error body.
    frameworkErrors: answer,
    clientErrorHandler: answerClientError,
    http: { connectionsCheckingInterval: TIMES_CHECKED_EVERY_MS },
    genReqId: () => randomUUID(),
    ...(rewriteUrl && { rewriteUrl: ({ url = '/' }) => rewriteUrl(url) }),
    routerOptions: { ignoreTrailingSlash: true },
  });
  const fastify = adapter.getInstance<FastifyInstance>();
  const figures = watchRequests(fastify);
  followRequests(fastify);
  await traceTo(env, { process: name, fastify, logger, isExposedToInternet });
  paceConnections(fastify, { ...CONNECTION_TIMES, ...times }, answer);
  await assembly.plugins?.(fastify);

  const app = await NestFactory.create<NestFastifyApplication>(assembly.module, adapter, {
    logger: new NestLogger(logger),
    bodyParser: assembly.bodyParser,
  });
  app.useGlobalFilters(new ErrorFilter(answer));
  for (const figure of figures) app.get(Metrics).registerMetric(figure);
  const isEnding = endWithSupervisor(app, logger);
  try {
    await app.listen(env.PORT, env.HOST);
    logger.info({ url: await app.getUrl(), version: PROCESS_VERSION }, 'listening');
  } catch (error) {
    // Startup may fail once shutdown has begun.
    if (!isEnding()) throw error;
  }
  return app;
}

type Traced = {
  readonly process: ServiceName;
  readonly fastify: FastifyInstance;
  readonly logger: Logger;
  readonly isExposedToInternet: boolean;
};

async function traceTo(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share = 1 }: ProcessSettings,
  { process, fastify, logger, isExposedToInternet }: Traced,
): Promise<void> {
  if (endpoint === undefined) return;
  const end = await startTracing({
    process,
    version: PROCESS_VERSION,
    endpoint,
    share,
    isExposedToInternet,
    onFailure: (error) => logger.warn({ err: error }, 'traces could not be sent'),
  });
  traceRequests(fastify, isExposedToInternet);
  fastify.addHook('onClose', end);
}

function endWithSupervisor(app: NestFastifyApplication, logger: Logger): () => boolean {
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
  return () => ending;
}
