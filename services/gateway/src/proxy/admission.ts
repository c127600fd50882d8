import type { IncomingMessage } from 'node:http';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Person } from '@likeness/contracts/identity/principal';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PersonSlots } from '@likeness/service-kit/limits/person-slots';
import { type Identity, IdentityService } from '../identity/identity.service.js';
import { isSafeMethod, OriginPolicy } from '../identity/origin-policy.js';
import { isPlainPath, KnownCalls } from '../routing/known-calls.js';
import type { Route } from '../routing/routes.js';

/** Smaller bodies arrive immediately. */
const LARGE_BODY_BYTES = 64 * 1024;

@Injectable()
export class Admission {
  constructor(
    private readonly origins: OriginPolicy,
    private readonly identity: IdentityService,
    private readonly calls: KnownCalls,
    private readonly uploads: PersonSlots,
  ) {}

  refusal(request: FastifyRequest, route: Route): AppError | undefined {
    if (!route.isHidden) return this.#refusal(request, route);
    // Reject first: a later size error would reveal that the hidden call exists.
    const isOpen = request.headers['transfer-encoding'] !== undefined;
    return isOpen || this.#refusal(request, route) ? new AppError('NOT_FOUND') : undefined;
  }

  #refusal({ raw, method, headers }: FastifyRequest, route: Route): AppError | undefined {
    if (!isPlainPath(pathOf(raw))) return new AppError('NOT_FOUND');
    if (!isSafeMethod(method) && !this.origins.allows(headers)) {
      return new AppError('ORIGIN_NOT_ALLOWED');
    }
    if (Number(headers['content-length'] ?? 0) > route.maxBodyBytes) {
      return new AppError('BODY_TOO_LARGE');
    }
    return undefined;
  }

  /** @throws AppError UNAUTHORIZED for a visitor on a member call, NOT_FOUND on an operator call */
  async caller({ raw, method }: FastifyRequest, route: Route): Promise<Identity> {
    const identity = await this.identity.identify(raw, route.credentials);
    const isKnown = identity.person.owner.kind === 'user';
    if (!isKnown && route.isHidden) throw new AppError('NOT_FOUND');
    if (!isKnown && this.calls.isForMembers(method, pathOf(raw))) {
      throw new AppError('UNAUTHORIZED');
    }
    return identity;
  }

  /** Counts a large body until it is complete. @throws AppError TOO_MANY_REQUESTS, QUEUE_FULL */
  takeSlot(request: FastifyRequest, person: Person): void {
    if (!isLarge(request)) return;
    const leave = this.uploads.enter(person);
    request.raw.once('end', leave);
    request.raw.once('close', leave);
  }
}

function isLarge({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > LARGE_BODY_BYTES;
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '';
}
