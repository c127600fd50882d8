import { accountStandingJob } from '@likeness/contracts/jobs/account-standing.job';
import type { JobDefinition } from '@likeness/contracts/jobs/job-definition';
import { JobSender } from '@likeness/queue/job-sender';
import { DatabaseModule } from '@likeness/service-kit/database/database.module';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { OutboxEntry } from '@likeness/service-kit/outbox/outbox.entity';
import { OutboxRelay } from '@likeness/service-kit/outbox/outbox-relay';
import { Outbox } from '@likeness/service-kit/outbox/outbox.service';
import { LOGGER, ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { AccountsRepository } from './database/accounts.repository.js';
import { HoldsRepository } from './database/holds.repository.js';
import { LedgerRepository } from './database/ledger.repository.js';
import { CreateLedger1763680000000 } from './database/migrations/1763680000000-create-ledger.js';
import { MirrorStripe1763690000000 } from './database/migrations/1763690000000-mirror-stripe.js';
import { StandingRepository } from './database/standing.repository.js';
import type { Env } from './env.js';
import { CreditsConsumer } from './holds/credits.consumer.js';
import { HoldExpiry } from './holds/hold-expiry.service.js';
import { Holds } from './holds/holds.service.js';
import { InternalHoldsController } from './holds/internal-holds.controller.js';
import { Standing } from './standing/standing.service.js';

const SERVICE = 'billing';

@Module({})
export class BillingModule {
  static register(env: Env, logger: Logger): DynamicModule {
    return {
      module: BillingModule,
      imports: [
        ServiceKitModule.register({
          name: SERVICE,
          logger,
          redisUrl: env.REDIS_URL,
          authSecret: env.AUTH_SECRET,
        }),
        DatabaseModule.register({
          url: env.DATABASE_URL,
          schema: SERVICE,
          entities: [OutboxEntry],
          migrations: [CreateLedger1763680000000, MirrorStripe1763690000000],
        }),
      ],
      controllers: [InternalHoldsController],
      providers: [
        AccountsRepository,
        HoldsRepository,
        LedgerRepository,
        StandingRepository,
        {
          provide: Outbox,
          useFactory: (database: DataSource, sender: JobSender) =>
            new Outbox(database, sender, [accountStandingJob as JobDefinition], logger),
          inject: [DataSource, JobSender],
        },
        OutboxRelay,
        Standing,
        Holds,
        HoldExpiry,
        {
          provide: CreditsConsumer,
          useFactory: (redis: Redis, log: Logger, holds: Holds) =>
            new CreditsConsumer(redis, log, holds),
          inject: [Redis, LOGGER, Holds],
        },
      ],
    };
  }
}
