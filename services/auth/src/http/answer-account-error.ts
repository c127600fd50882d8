import { toAppError } from '@likeness/service-kit/http/error.filter';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountError } from './account-error.js';

/** Answers whatever was thrown as `{detail}`; the stack stays in the log. */
export function answerAccountError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const error = toAccountError(thrown);
  if (error.status >= 500) request.log.error({ err: thrown }, 'request failed');
  if (reply.sent || reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  if (error.status === 401) void reply.header('www-authenticate', 'Bearer');
  if (error.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(error.retryAfterSeconds));
  }
  void reply.code(error.status).send({ detail: error.detail });
}

function toAccountError(thrown: unknown): AccountError {
  if (thrown instanceof AccountError) return thrown;
  const { status, message, retryAfterSeconds } = toAppError(thrown);
  return new AccountError(status, message, { retryAfterSeconds });
}
