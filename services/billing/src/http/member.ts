import { AppError } from '@likeness/contracts/errors/app-error';
import type { Principal } from '@likeness/contracts/identity/principal';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEY, idempotencyKeySchema } from '@likeness/contracts/http/payments';
import { describeIssues } from '@likeness/service-kit/http/error.filter';
import { z } from 'zod';

/** @throws AppError UNAUTHORIZED for visitors */
export const Member = createParamDecorator(
  (_data: undefined, context: ExecutionContext): string => {
    const { principal } = context
      .switchToHttp()
      .getRequest<FastifyRequest & { principal?: Principal }>();
    if (principal?.kind !== 'person' || principal.owner.kind !== 'user') {
      throw new AppError('UNAUTHORIZED');
    }
    return principal.owner.id;
  },
);

const headersSchema = z.object({ [IDEMPOTENCY_KEY]: idempotencyKeySchema.optional() });

/** @throws AppError FIELD_INVALID */
export const IdempotencyKey = createParamDecorator(
  (_data: undefined, context: ExecutionContext): string | undefined => {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const sent = headers[IDEMPOTENCY_KEY.toLowerCase()];
    const { data, error } = headersSchema.safeParse({ [IDEMPOTENCY_KEY]: sent });
    if (error) throw new AppError('FIELD_INVALID', describeIssues(error));
    return data[IDEMPOTENCY_KEY]?.replaceAll('"', '');
  },
);
