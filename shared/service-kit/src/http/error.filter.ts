import { AppError } from '@likeness/contracts/errors/app-error';
import type { ErrorCode } from '@likeness/contracts/errors/catalogue';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';

const BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  414: 'NOT_FOUND',
  415: 'MEDIA_TYPE_UNSUPPORTED',
  422: 'FIELD_INVALID',
  429: 'TOO_MANY_REQUESTS',
};

export type AnswerError = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => void;

/** Turns whatever was thrown into an answer; the stack stays in the log. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly answer: AnswerError) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

/** Answers with the one error body, or ends the connection of an answer already begun. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = toAppError(thrown);
  if (error.status >= 500) request.log.error({ err: thrown, code: error.code }, 'request failed');
  if (reply.sent || reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  if (error.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(error.retryAfterSeconds));
  }
  void reply.code(error.status).send(error.toBody());
}

export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ZodError) return new AppError('FIELD_INVALID', describeIssues(thrown));
  const code = BY_STATUS[statusOf(thrown)];
  return new AppError(code ?? 'INTERNAL', undefined, { cause: thrown });
}

/** Says which fields are wrong and why, without repeating what was sent. */
export function describeIssues(error: ZodError): string {
  return error.issues
    .slice(0, 3)
    .map((issue) => (issue.path.length > 0 ? `${issue.path.join('.')}: ` : '') + issue.message)
    .join('; ');
}

function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown) {
    return Number(thrown.statusCode);
  }
  return 500;
}
