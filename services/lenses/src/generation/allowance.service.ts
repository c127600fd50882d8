import { createHmac } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Allowance } from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GenerationsRepository, type AllowanceUse } from '../database/generations.repository.js';
import { RenderWorkersService } from '../renders/render-workers.service.js';
import { HourlyLimitService } from './hourly-limit.service.js';

/** Generations of guests in 24 hours. */
export abstract class AllowanceLimits {
  abstract readonly perDay: number;
  abstract readonly perAddress: number;
  /** Key of the address hashes. */
  abstract readonly secret: string;
}

const DAY_MS = 24 * 3600 * 1000;

/** Limits the generations of guests, by browser and by address, and the images of accounts. */
@Injectable()
export class AllowanceService {
  constructor(
    private readonly generations: GenerationsRepository,
    private readonly hourly: HourlyLimitService,
    private readonly limits: AllowanceLimits,
    private readonly workers: RenderWorkersService,
  ) {}

  /** The database holds no addresses: they are only compared, by a keyed hash. */
  hashAddress(address: string): string {
    return createHmac('sha256', this.limits.secret).update(`address:${address}`).digest('hex');
  }

  async of(person: Person): Promise<Allowance> {
    const { perDay } = this.limits;
    const is_rendering = await this.workers.wereThere();
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

  /** @throws AppError ANONYMOUS_ALLOWANCE, ADDRESS_ALLOWANCE or HOURLY_LIMIT with the time to retry */
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
