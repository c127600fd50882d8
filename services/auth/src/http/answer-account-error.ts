import { AppError } from '@likeness/contracts/errors/app-error';
import {
  answerError,
  codeOfStatus,
  withTextForBody,
  toAppError,
} from '@likeness/service-kit/http/error.filter';
import { noteRefusal } from '@likeness/service-kit/http/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountError } from './account-error.js';

/** Responds with `{detail}`, but sends services the error code for an invalid request. */
export function answerAccountError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (thrown instanceof AppError && thrown.code === 'CALL_INVALID') {
    answerError(thrown, request, reply);
    return;
  }
  const error = toAccountError(thrown, request);
  if (error.status >= 500) request.log.error({ err: thrown }, 'request failed');
  if (reply.sent || reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  noteRefusal(reply, error.code ?? codeOfStatus(error.status));
  if (error.status === 401) void reply.header('www-authenticate', 'Bearer');
  if (error.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(error.retryAfterSeconds));
  }
  void reply.code(error.status).send({ detail: error.detail });
}

function toAccountError(thrown: unknown, request: FastifyRequest): AccountError {
  if (thrown instanceof AccountError) return thrown;
  const { status, message, retryAfterSeconds, code } = withTextForBody(request, toAppError(thrown));
  return new AccountError(status, message, { retryAfterSeconds, code });
}
