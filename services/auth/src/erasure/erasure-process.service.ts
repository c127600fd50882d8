import { afterCommit } from '@likeness/service-kit/database/transaction-guard';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ErasuresRepository, type NewErasure } from '../database/erasures.repository.js';
import { PersonErasureService } from './person-erasure.service.js';

const POLL_MS = 1_000;

/** Retries across restarts until every service confirms; each step is idempotent. */
@Injectable()
export class ErasureProcessService extends RepeatingService {
  protected readonly schedule = {
    everyMs: POLL_MS,
    failure: 'erasures could not be read, will try again',
  };

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly person: PersonErasureService,
  ) {
    super();
  }

  async order(manager: EntityManager, erasure: NewErasure): Promise<void> {
    await this.erasures.insert(manager, erasure);
    afterCommit(() => this.wake());
  }

  async run(): Promise<void> {
    const { erasures } = this;
    for (let due = await erasures.takeDue(); due; due = await erasures.takeDue()) {
      try {
        await this.person.run(due);
      } catch (error) {
        this.logger.warn({ err: error }, 'erasure not finished, will go on');
      }
    }
  }
}
