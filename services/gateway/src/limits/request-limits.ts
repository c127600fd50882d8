import rateLimit from '@fastify/rate-limit';
import { AppError } from '@likeness/contracts/errors/app-error';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { ClientAddresses } from '../identity/client-address.js';

export type RequestLimitName = 'uploads' | 'generations' | 'declarations' | 'provenance';

/** Requests of one client address in a minute; 0 for no limit. */
export abstract class RequestLimitSettings implements Readonly<Record<RequestLimitName, number>> {
  abstract readonly uploads: number;
  abstract readonly generations: number;
  abstract readonly declarations: number;
  abstract readonly provenance: number;
}

const WINDOW_MS = 60_000;

/**
 * Requests per client address and minute, counted in Redis for all gateways together. While Redis
 * is away nobody is limited: a working site matters more than the count.
 */
@Injectable()
export class RequestLimits {
  constructor(
    private readonly redis: QuickRedis,
    private readonly perMinute: RequestLimitSettings,
    private readonly addresses: ClientAddresses,
  ) {}

  /** Must be called in a scope before the scope asks for its hooks. */
  async register(scope: FastifyInstance): Promise<void> {
    const silent = {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    };
    await scope.register(rateLimit, {
      global: false,
      redis: this.redis.client,
      nameSpace: 'gateway:limit:',
      timeWindow: WINDOW_MS,
      skipOnError: true,
      addHeaders: silent,
      addHeadersOnExceeding: silent,
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
    });
  }

  /** The hook that counts a request, or none where the limit is switched off. */
  hook(scope: FastifyInstance, name: RequestLimitName): onRequestAsyncHookHandler | undefined {
    const max = this.perMinute[name];
    if (max === 0) return undefined;
    return scope.rateLimit({
      max,
      keyGenerator: (request) => `${name}:${this.addresses.of(request.raw)}`,
    });
  }
}
