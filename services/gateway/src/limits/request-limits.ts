import rateLimit from '@fastify/rate-limit';
import { AppError } from '@likeness/contracts/errors/app-error';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { ClientAddresses } from '../identity/client-address.js';

export type RequestLimitName =
  | 'reads'
  | 'changes'
  | 'prompts'
  | 'uploads'
  | 'generations'
  | 'declarations'
  | 'provenance';

/** Per client address and minute; 0 disables a limit. */
export abstract class RequestLimitSettings {
  abstract readonly perMinute: Readonly<Record<RequestLimitName, number>>;
}

const WINDOW_MS = 60_000;

/** Fails open without Redis: availability matters more. */
@Injectable()
export class RequestLimits {
  constructor(
    private readonly redis: QuickRedis,
    private readonly settings: RequestLimitSettings,
    private readonly addresses: ClientAddresses,
  ) {}

  /** Call before the scope requests its hooks. */
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

  hook(scope: FastifyInstance, name: RequestLimitName): onRequestAsyncHookHandler | undefined {
    const max = this.settings.perMinute[name];
    if (max === 0) return undefined;
    return scope.rateLimit({
      max,
      keyGenerator: (request) => `${name}:${this.addresses.of(request.raw)}`,
    });
  }
}
