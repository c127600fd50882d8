import { EventBus } from '@likeness/events/event-bus';
import { JobSender } from '@likeness/queue/job-sender';
import { connectRedis } from '@likeness/queue/redis-connection';
import {
  type DynamicModule,
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { HEALTH_CHECKS, type HealthCheck, HealthController } from './health/health.controller.js';
import { InternalTokens } from './identity/internal-token.js';
import { PrincipalGuard, SERVICE_NAME } from './identity/principal.guard.js';

export const LOGGER = Symbol('LOGGER');

export type ServiceKitOptions = {
  readonly name: string;
  readonly logger: Logger;
  readonly redisUrl: string;
  readonly authSecret: string;
};

@Injectable()
class Connections implements OnApplicationShutdown {
  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(EventBus) private readonly events: EventBus,
    @Inject(JobSender) private readonly sender: JobSender,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.events.close(), this.sender.close()]);
    this.redis.disconnect();
  }
}

/** What every service has: log, Redis, jobs to send, live news, internal tokens, health. */
@Global()
@Module({})
export class ServiceKitModule {
  static register(options: ServiceKitOptions): DynamicModule {
    return {
      module: ServiceKitModule,
      controllers: [HealthController],
      providers: [
        { provide: LOGGER, useValue: options.logger },
        { provide: SERVICE_NAME, useValue: options.name },
        { provide: InternalTokens, useValue: new InternalTokens(options.authSecret) },
        { provide: Redis, useFactory: () => connectRedis(options.redisUrl, options.name) },
        { provide: JobSender, useFactory: (redis: Redis) => new JobSender(redis), inject: [Redis] },
        {
          provide: EventBus,
          useFactory: (redis: Redis) =>
            new EventBus(redis, (channel) => options.logger.warn({ channel }, 'unreadable event')),
          inject: [Redis],
        },
        { provide: APP_GUARD, useClass: PrincipalGuard },
        {
          provide: HEALTH_CHECKS,
          useFactory: (redis: Redis): HealthCheck[] => [
            { name: 'redis', check: () => redis.ping() },
          ],
          inject: [Redis],
        },
        Connections,
      ],
      exports: [LOGGER, InternalTokens, Redis, JobSender, EventBus, HEALTH_CHECKS],
    };
  }
}
