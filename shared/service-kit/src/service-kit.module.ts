import {
  type DynamicModule,
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Redis } from 'ioredis';
import { HealthCheck } from './health/health-check.js';
import type { ServiceName } from '@likeness/contracts/names/services';
import { EventBus } from '@likeness/events/event-bus';
import { JobSender } from '@likeness/queue/job-sender';
import { connectRedis } from '@likeness/queue/redis-connection';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
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
import {
  ProcessDetails,
  ProcessPresenceService,
  ProcessRegistry,
} from './presence/process-registry.js';
import { RedisSettings } from './redis/quick-redis.js';
import { RetentionRegistry } from './retention/retention-registry.js';
import { ClockAgreementService } from './time/clock-agreement.service.js';
import { settings } from './wiring/settings.js';

@Injectable()
class RedisHealth extends HealthCheck {
  readonly name = 'redis';

  constructor(@Inject(Redis) private readonly redis: Redis) {
    super();
  }

  check(): Promise<unknown> {
    return this.redis.ping();
  }
}

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

/** What a process does not have of its own. */
class SharedSecrets extends ProcessDetails {
  constructor(private readonly told: Readonly<Record<string, readonly string[]>>) {
    super();
  }

  override details() {
    return this.told;
  }
}

function sharedSecrets({ REDIS_URL, INTERNAL_KEY }: ServiceKitOptions['env']) {
  // Without a user, it is `default`, who may do everything.
  const isOfEveryone = ['', 'default'].includes(new URL(REDIS_URL).username);
  return {
    ...(!INTERNAL_KEY && { internal: ['signs calls with the shared secret'] }),
    ...(isOfEveryone && { redis: ['uses the password of all processes'] }),
  };
}

@Global()
@Module({})
export class ServiceKitModule {
  static register({ name, env, logger }: ServiceKitOptions): DynamicModule {
    const { AUTH_SECRET: secret, AUTH_SECRET_ALSO: also } = env;
    const { INTERNAL_KEY: own, INTERNAL_KEYS: known = {} } = env;
    const shared = sharedSecrets(env);
    for (const lack of Object.values(shared).flat()) logger.warn(`this process ${lack}`);
    const provided = [
      { provide: LOGGER, useValue: logger },
      { provide: SERVICE_NAME, useValue: name },
      { provide: AuditLog, useValue: new AuditLog(logger, secret, also) },
      { provide: InternalTokens, useValue: new InternalTokens(secret, also, { name, own, known }) },
      { provide: SharedSecrets, useValue: new SharedSecrets(shared) },
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
