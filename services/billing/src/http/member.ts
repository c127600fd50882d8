import { AppError } from '@likeness/contracts/errors/app-error';
import type { Principal } from '@likeness/contracts/identity/principal';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

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
