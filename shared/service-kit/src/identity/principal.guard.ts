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

type Access = 'person' | 'service' | 'public';
type KnownRequest = FastifyRequest & { principal?: Principal };

const ACCESS = 'likeness:access';
export const SERVICE_NAME = Symbol('SERVICE_NAME');

/** Open to calls of other services only. */
export const ServiceOnly = () => SetMetadata(ACCESS, 'service' satisfies Access);
/** Open without an internal token (health, metrics). */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

/** Every route is closed unless it says otherwise: by default it serves a person. */
@Injectable()
export class PrincipalGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(InternalTokens) private readonly tokens: InternalTokens,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
        context.getHandler(),
        context.getClass(),
      ]) ?? 'person';
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<KnownRequest>();
    const header = request.headers.authorization ?? '';
    if (!header.startsWith('Bearer ')) throw new AppError('UNAUTHORIZED');
    const principal = await this.tokens.verify(header.slice('Bearer '.length), this.service);
    if (principal.kind !== access) throw new AppError('UNAUTHORIZED');
    request.principal = principal;
    return true;
  }
}

/** The person on whose behalf the gateway calls. */
export const CurrentPerson = createParamDecorator(
  (_data: undefined, context: ExecutionContext): Person => {
    const { principal } = context.switchToHttp().getRequest<KnownRequest>();
    if (principal?.kind !== 'person') throw new AppError('UNAUTHORIZED');
    return principal;
  },
);
