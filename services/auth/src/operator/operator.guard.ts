import type { OperatorCall, OperatorState } from '@likeness/contracts/calls/call-definition';
import type { Principal } from '@likeness/contracts/identity/principal';
import { Serves } from '@likeness/service-kit/http/serves';
import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Header,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AccountError } from '../http/account-error.js';
import { BrowserCookies } from '../http/browser-cookies.js';
import { signedInOf } from '../sessions/current-session.js';
import { type Operator, OperatorSessionsService } from './operator-sessions.service.js';

const STATE = 'likeness:operators';
type KnownRequest = FastifyRequest & { principal?: Principal; operator?: Operator };

/** Responds with 404 to everyone else. */
@Injectable()
class OperatorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: OperatorSessionsService,
    private readonly cookies: BrowserCookies,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<KnownRequest>();
    const wanted = this.reflector.get<OperatorState | undefined>(STATE, context.getHandler());
    const signedIn = signedInOf(request.principal);
    const secret = this.cookies.operator.in(request.headers.cookie);
    const operator = signedIn && (await this.sessions.find(signedIn, secret));
    const isKnown = wanted === 'appointed' ? operator : operator?.times;
    if (!operator || !isKnown) throw new AccountError(404, 'Not Found');
    request.operator = operator;
    return true;
  }
}

/** Like `Serves`, but authorizes the operator before it reads any input. Answers are not stored. */
export function ServesOperators<C extends OperatorCall>(call: C): ReturnType<typeof Serves<C>> {
  const serves = Serves(call);
  return (target, key, handler) => {
    serves(target, key, handler);
    SetMetadata(STATE, call.callers.operators)(target, key, handler);
    UseGuards(OperatorGuard)(target, key, handler);
    Header('cache-control', 'no-store')(target, key, handler);
  };
}

export const CurrentOperator = createParamDecorator(
  (_data: undefined, context: ExecutionContext): Operator => {
    const { operator } = context.switchToHttp().getRequest<KnownRequest>();
    if (!operator) throw new AccountError(404, 'Not Found');
    return operator;
  },
);
