import { createHmac } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Allowance } from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GenerationsRepository, type AllowanceUse } from '../database/generations.repository.js';
import { WorkerPresence } from '../renders/worker-presence.service.js';
import { HourlyLimit } from './hourly-limit.service.js';

/** How often visitors may have something generated in 24 hours. */
export abstract class AllowanceLimits {
  abstract readonly perDay: number;
  abstract readonly perAddress: number;
  /** Key of the address hashes. */
  abstract readonly secret: string;
}

const DAY_MS = 24 * 3600 * 1000;

/**
 * How much may be generated: by visitors so often by browser and by address in 24 hours, by accounts
 * so many images in 60 minutes.
 */
@Injectable()
export class AllowanceService {
  constructor(
    private readonly generations: GenerationsRepository,
    private readonly hourly: HourlyLimit,
    private readonly limits: AllowanceLimits,
    private readonly worker: WorkerPresence,
  ) {}

  /** Addresses are only ever compared, so only a keyed hash of them is kept. */
  hashAddress(address: string): string {
    return createHmac('sha256', this.limits.secret).update(`address:${address}`).digest('hex');
  }

  async of(person: Person): Promise<Allowance> {
    const { perDay } = this.limits;
    const is_rendering = await this.worker.isThere();
    if (person.owner.kind === 'user') {
      const hourly = await this.hourly.of(person);
      return { generations_per_day: perDay, generations_left: perDay, ...hourly, is_rendering };
    }
    const use = await this.generations.useOf(person.owner);
    const left = Math.max(0, perDay - use.used);
    return {
      generations_per_day: perDay,
      generations_left: left,
      next_at: left === 0 ? (nextAt(use)?.toISOString() ?? null) : null,
      images_per_hour: null,
      images_left: null,
      is_rendering,
    };
  }

  /**
   * @param imageCount how many more images it would be
   * @throws AppError ANONYMOUS_ALLOWANCE, ADDRESS_ALLOWANCE or HOURLY_LIMIT, saying when to come back
   */
  async assertMayGenerate(
    manager: EntityManager,
    person: Person,
    imageCount: number,
  ): Promise<void> {
    if (person.owner.kind === 'user') {
      await this.hourly.assertRoom(manager, person, imageCount);
      return;
    }
    const own = await this.generations.useOf(person.owner, manager);
    if (own.used >= this.limits.perDay) {
      throw new AppError('ANONYMOUS_ALLOWANCE', undefined, retryAt(own));
    }
    const shared = await this.generations.useAt(this.hashAddress(person.address), manager);
    if (shared.used >= this.limits.perAddress) {
      throw new AppError('ADDRESS_ALLOWANCE', undefined, retryAt(shared));
    }
  }
}

function nextAt(use: AllowanceUse): Date | undefined {
  return use.oldestAt ? new Date(use.oldestAt.getTime() + DAY_MS) : undefined;
}

function retryAt(use: AllowanceUse): { retryAfterSeconds: number } {
  const at = nextAt(use)?.getTime() ?? sharedNow() + DAY_MS;
  return { retryAfterSeconds: Math.max(1, Math.ceil((at - sharedNow()) / 1000)) };
}
