import { AppError } from '@likeness/contracts/errors/app-error';
import {
  type AnswerError,
  answerError,
  answerErrorWith,
  errorFor,
} from '@likeness/service-kit/http/error.filter';
import { registerMultipart } from '@likeness/service-kit/http/multipart';
import type { ServiceApp } from '@likeness/service-kit/start-service';
import type { FastifyRequest } from 'fastify';
import { AuthModule } from './auth.module.js';
import type { Env } from './env.js';
import { AccountError } from './http/account-error.js';
import { MAX_BODY_BYTES, registerBodies } from './http/bodies.js';

const answerDetail = answerErrorWith(toAccountError, ({ detail }) => ({ detail }));

/** Responds with `{detail}`, but sends services the error code for an invalid request. */
const answerAccountError: AnswerError = (thrown, request, reply) => {
  const isForService = thrown instanceof AppError && thrown.code === 'CALL_INVALID';
  (isForService ? answerError : answerDetail)(thrown, request, reply);
};

function toAccountError(thrown: unknown, request: FastifyRequest): AccountError {
  if (thrown instanceof AccountError) return thrown;
  const { status, message, retryAfterSeconds, code } = errorFor(thrown, request);
  return new AccountError(status, message, { retryAfterSeconds, code });
}

export const authApp: ServiceApp<Env> = {
  name: 'auth',
  assemble: (env, logger) => ({
    module: AuthModule.register(env, logger),
    bodyLimit: MAX_BODY_BYTES,
    bodyParser: false,
    answerError: answerAccountError,
    plugins: async (fastify) => {
      registerBodies(fastify);
      await registerMultipart(fastify);
    },
  }),
};
