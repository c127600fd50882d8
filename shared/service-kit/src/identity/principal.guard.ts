import type { ServiceName } from '@likeness/contracts/names/services';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Person, Principal } from '@likeness/contracts/identity/principal';
import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { InternalTokens } from './internal-token.js';

type Callers = readonly ServiceName[] | undefined;
type KnownRequest = FastifyRequest & { principal?: Principal };

const PUBLIC = 'likeness:public';
const CALLERS = 'likeness:callers';
const MEMBERS = 'likeness:members';
export const SERVICE_NAME = Symbol('SERVICE_NAME');

/** Services sign with keys of their own, so none can call as another. */
export const ServicesOnly = (...callers: readonly ServiceName[]) => SetMetadata(CALLERS, callers);
export const Public = () => SetMetadata(PUBLIC, true);

export const MembersOnly = () => SetMetadata(MEMBERS, true);

/** Denies by default: without a decorator, a route serves persons only. */
@Injectable()
export class PrincipalGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(InternalTokens) private readonly tokens: InternalTokens,
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const places = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<true | undefined>(PUBLIC, places)) return true;
    const request = context.switchToHttp().getRequest<KnownRequest>();
    const header = request.headers.authorization ?? '';
    if (!header.startsWith('Bearer ')) throw new AppError('UNAUTHORIZED');
    const principal = await this.tokens.verify(header.slice('Bearer '.length), this.service);
    const callers = this.reflector.getAllAndOverride<Callers>(CALLERS, places);
    const isForMembers = this.reflector.getAllAndOverride<true | undefined>(MEMBERS, places);
    const may = callers ? isAmong(callers, principal) : isPerson(principal, isForMembers);
    if (!may) throw new AppError('UNAUTHORIZED');
    request.principal = principal;
    return true;
  }
}

function isAmong(callers: readonly ServiceName[], principal: Principal): boolean {
  return principal.kind === 'service' && callers.some((caller) => caller === principal.service);
}

function isPerson(principal: Principal, isForMembers = false): boolean {
  return principal.kind === 'person' && (!isForMembers || principal.owner.kind === 'user');
}

export const CurrentPerson = createParamDecorator(
  (_data: undefined, context: ExecutionContext): Person => {
    const { principal } = context.switchToHttp().getRequest<KnownRequest>();
    if (principal?.kind !== 'person') throw new AppError('UNAUTHORIZED');
    return principal;
  },
);
