import type { ServiceName } from '@likeness/contracts/calls/call-definition';
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
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { Redis } from 'ioredis';
import { Counter } from 'prom-client';
import { AuditLog } from './audit/audit-log.js';
import { HealthController } from './health/health.controller.js';
import { HealthChecks } from './health/health-checks.js';
import type { InternalKeys, PublicKeys } from './identity/internal-keys.js';
import { InternalTokens } from './identity/internal-token.js';
import { PrincipalGuard, SERVICE_NAME } from './identity/principal.guard.js';
import { currentTaker } from './identity/turn-taker.js';
import { LOGGER, type Logger } from './logging/logger.js';
import { Metrics } from './metrics/metrics.js';
import { ProcessDetails } from './presence/process-details.js';
import { ProcessPresenceService, ProcessRegistry } from './presence/process-registry.js';
import { RedisSettings } from './redis/quick-redis.js';
import { RedisHealth } from './redis/redis.health.js';
import { RetentionRegistry } from './retention/retention-registry.js';
import { ClockAgreementService } from './time/clock-agreement.service.js';
import { settings } from './wiring/settings.js';

export type ServiceKitOptions = {
  readonly name: ServiceName;
  readonly env: {
    readonly REDIS_URL: string;
    readonly AUTH_SECRET: string;
    readonly AUTH_SECRET_ALSO?: string;
    readonly INTERNAL_KEY?: InternalKeys['own'];
    readonly INTERNAL_KEYS?: PublicKeys;
  };
  readonly logger: Logger;
};

@Injectable()
class ConnectedJobSender extends JobSender {
  constructor(@Inject(Redis) redis: Redis) {
    super(redis, currentTaker);
  }
}

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

/** Tells operators, on their page, what a process does not have of its own. */
class SharedSecrets extends ProcessDetails {
  constructor(
    private readonly isSigning: boolean,
    private readonly isOfRedis: boolean,
  ) {
    super();
  }

  override details(): Record<string, string[]> {
    return {
      ...(this.isSigning && { internal: ['signs calls with the shared secret'] }),
      ...(this.isOfRedis && { redis: ['uses the password of all processes'] }),
    };
  }
}

/** Without a user, REDIS_URL is of `default`, who may do everything. */
const isOfEveryone = ({ username }: URL) => username === '' || username === 'default';

@Global()
@Module({})
export class ServiceKitModule {
  static register({ name, env, logger }: ServiceKitOptions): DynamicModule {
    const { AUTH_SECRET: secret, AUTH_SECRET_ALSO: also } = env;
    const { INTERNAL_KEY: own, INTERNAL_KEYS: known = {} } = env;
    if (!own) {
      logger.warn('INTERNAL_KEY is not set, so any holder of AUTH_SECRET can act as this process');
    }
    const hasSharedRedis = isOfEveryone(new URL(env.REDIS_URL));
    if (hasSharedRedis) {
      logger.warn('REDIS_URL names no user, so this process may use the keys of all in Redis');
    }
    const provided = [
      { provide: LOGGER, useValue: logger },
      { provide: SERVICE_NAME, useValue: name },
      { provide: AuditLog, useValue: new AuditLog(logger, secret, also) },
      { provide: InternalTokens, useValue: new InternalTokens(secret, also, { name, own, known }) },
      { provide: SharedSecrets, useValue: new SharedSecrets(!own, hasSharedRedis) },
      settings(RedisSettings, { url: env.REDIS_URL, name }),
      { provide: Redis, useFactory: () => connectRedis(env.REDIS_URL, name) },
      { provide: JobSender, useClass: ConnectedJobSender },
      {
        provide: EventBus,
        useFactory: (redis: Redis, metrics: Metrics) => {
          const received = new Counter({
            name: 'events_received_total',
            help: 'Events and signals from Redis',
            registers: [metrics],
          });
          return new EventBus(redis, {
            unreadable: (channel) => logger.warn({ channel }, 'unreadable event'),
            received: () => received.inc(),
          });
        },
        inject: [Redis, Metrics],
      },
      Metrics,
      ProcessRegistry,
      RetentionRegistry,
    ];
    return {
      module: ServiceKitModule,
      imports: [DiscoveryModule],
      controllers: [HealthController],
      providers: [
        ...provided,
        { provide: APP_GUARD, useClass: PrincipalGuard },
        ClockAgreementService,
        HealthChecks,
        ProcessPresenceService,
        RedisHealth,
        Connections,
      ],
      exports: provided,
    };
  }
}
