import { RetentionRegistry } from '@likeness/service-kit/retention/retention-registry';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import { SessionsRepository } from '../database/sessions.repository.js';
import { ExpiredRowsService } from './expired-rows.service.js';
import { SessionsService } from './sessions.service.js';

const EVERY_MS = 60_000;

/** Announces expired sessions, so that gateways close their sockets. */
@Injectable()
export class HousekeepingService extends RepeatingService {
  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'housekeeping failed, will try again',
  };

  constructor(
    private readonly rows: SessionsRepository,
    private readonly sessions: SessionsService,
    private readonly expired: ExpiredRowsService,
    private readonly registry: RetentionRegistry,
  ) {
    super();
  }

  async run(): Promise<void> {
    const ended = await this.rows.removeExpired();
    this.sessions.announceEnd(ended.map((id) => ({ id })));
    await this.registry.tell({ sessions: ended.length, ...(await this.expired.remove()) });
  }
}
