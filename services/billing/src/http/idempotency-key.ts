import { AppError } from '@likeness/contracts/errors/app-error';
import { IDEMPOTENCY_KEY, idempotencyKeySchema } from '@likeness/contracts/http/payments';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The key of the press that a request is, if it names one. @throws AppError FIELD_INVALID */
export const IdempotencyKey = createParamDecorator(
  (_data: undefined, context: ExecutionContext): string | undefined => {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const sent = headers[IDEMPOTENCY_KEY.toLowerCase()];
    const { data, error } = idempotencyKeySchema.optional().safeParse(sent);
    if (error) {
      throw new AppError('FIELD_INVALID', `${IDEMPOTENCY_KEY}: ${error.issues[0]?.message ?? ''}`);
    }
    return data?.replaceAll('"', '');
  },
);
