import { AppError } from '@likeness/contracts/errors/app-error';
import {
  type AnswerError,
  answerError,
  answerErrorWith,
  errorFor,
} from '@likeness/service-kit/http/error.filter';
import type { FastifyRequest } from 'fastify';
import { AccountError } from './account-error.js';

const answerDetail = answerErrorWith(toAccountError, ({ detail }) => ({ detail }));

/** Responds with `{detail}`, but sends services the error code for an invalid request. */
export const answerAccountError: AnswerError = (thrown, request, reply) => {
  const isForService = thrown instanceof AppError && thrown.code === 'CALL_INVALID';
  (isForService ? answerError : answerDetail)(thrown, request, reply);
};

function toAccountError(thrown: unknown, request: FastifyRequest): AccountError {
  if (thrown instanceof AccountError) return thrown;
  const { status, message, retryAfterSeconds, code } = errorFor(thrown, request);
  return new AccountError(status, message, { retryAfterSeconds, code });
}
