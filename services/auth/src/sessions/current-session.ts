import type { Principal } from '@likeness/contracts/identity/principal';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AccountError } from '../http/account-error.js';

export type SignedIn = { readonly sessionId: string; readonly accountId: string };

/** @throws AccountError 401 without a session */
export const CurrentSession = createParamDecorator(
  (_data: undefined, context: ExecutionContext): SignedIn => {
    const { principal } = context
      .switchToHttp()
      .getRequest<FastifyRequest & { principal?: Principal }>();
    const signedIn = signedInOf(principal);
    if (!signedIn) throw AccountError.unauthorized();
    return signedIn;
  },
);

export function signedInOf(principal: Principal | undefined): SignedIn | undefined {
  const { owner, session_id: sessionId } = principal?.kind === 'person' ? principal : {};
  if (owner?.kind !== 'user' || sessionId === undefined) return undefined;
  return { sessionId, accountId: owner.id };
}
