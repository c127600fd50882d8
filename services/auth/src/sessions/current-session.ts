import type { Principal } from '@likeness/contracts/identity/principal';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AccountError } from '../http/account-error.js';

export type SignedIn = { readonly sessionId: string; readonly accountId: string };

/** The session a call comes with. @throws AccountError 401 without one */
export const CurrentSession = createParamDecorator(
  (_data: undefined, context: ExecutionContext): SignedIn => {
    const { principal } = context
      .switchToHttp()
      .getRequest<FastifyRequest & { principal?: Principal }>();
    const { owner, session_id: sessionId } = principal?.kind === 'person' ? principal : {};
    if (owner?.kind !== 'user' || sessionId === undefined) throw AccountError.unauthorized();
    return { sessionId, accountId: owner.id };
  },
);
