import { createHmac } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Allowance } from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GenerationsRepository, type AllowanceUse } from '../database/generations.repository.js';
import { RendersRepository } from '../database/renders.repository.js';
import { RenderWorkersService } from '../renders/render-workers.service.js';

export abstract class GenerationLimitSettings {
  /** Generations of a guest, and of all guests at an address, in 24 hours. */
  abstract readonly perDay: number;
  abstract readonly perAddress: number;
  /** Images of an account in 60 minutes. */
  abstract readonly memberPerHour: number;
  abstract readonly subscriberPerHour: number;
  /** Unfinished unpaid images of one client address; 0 for no limit. */
  abstract readonly unpaidPerAddress: number;
  /** Key of the address hashes. */
  abstract readonly secret: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

@Injectable()
export class GenerationLimitsService {
  constructor(
    private readonly generations: GenerationsRepository,
    private readonly renders: RendersRepository,
    private readonly limits: GenerationLimitSettings,
    private readonly workers: RenderWorkersService,
  ) {}

  /** The database holds no addresses: they are only compared, by a keyed hash. */
  hashAddress(address: string): string {
    return createHmac('sha256', this.limits.secret).update(`address:${address}`).digest('hex');
  }

  async of(person: Person): Promise<Allowance> {
    const { perDay } = this.limits;
    const unlimited = {
      generations_per_day: perDay,
      generations_left: perDay,
      next_at: null,
      images_per_hour: null,
      images_left: null,
      is_rendering: await this.workers.areThere(),
    };
    if (person.owner.kind === 'user') {
      const limit = this.#hourlyLimitOf(person);
      const accepted = await this.renders.lastHour(person.owner);
      const left = Math.max(0, limit - accepted.length);
      const next_at = left === 0 ? roomAt(accepted, limit, 1).toISOString() : null;
      return { ...unlimited, next_at, images_per_hour: limit, images_left: left };
    }
    const use = await this.generations.useOf(person.owner);
    const left = Math.max(0, perDay - use.used);
    const next_at = left === 0 ? (nextAt(use)?.toISOString() ?? null) : null;
    return { ...unlimited, generations_left: left, next_at };
  }

  /** @throws AppError ANONYMOUS_ALLOWANCE, ADDRESS_ALLOWANCE or HOURLY_LIMIT with the time to retry */
  async assertMayGenerate(
    manager: EntityManager,
    person: Person,
    imageCount: number,
  ): Promise<void> {
    if (person.owner.kind === 'user') {
      await this.#assertHourlyRoom(manager, person, imageCount);
      return;
    }
    const own = await this.generations.useOf(person.owner, manager);
    if (own.used >= this.limits.perDay) throw refusal('ANONYMOUS_ALLOWANCE', own);
    const shared = await this.generations.useAt(this.hashAddress(person.address), manager);
    if (shared.used >= this.limits.perAddress) throw refusal('ADDRESS_ALLOWANCE', shared);
  }

  async #assertHourlyRoom(
    manager: EntityManager,
    person: Person,
    imageCount: number,
  ): Promise<void> {
    const limit = this.#hourlyLimitOf(person);
    const accepted = await this.renders.lastHour(person.owner, manager);
    const left = Math.max(0, limit - accepted.length);
    if (imageCount <= left) return;
    const retryAfterSeconds = secondsUntil(roomAt(accepted, limit, imageCount));
    const detail = describe(limit, left, retryAfterSeconds);
    throw new AppError('HOURLY_LIMIT', detail, { retryAfterSeconds, values: { limit, left } });
  }

  #hourlyLimitOf({ tier }: Person): number {
    return tier === 'subscriber' ? this.limits.subscriberPerHour : this.limits.memberPerHour;
  }
}

function roomAt(accepted: readonly Date[], limit: number, imageCount: number): Date {
  const last = accepted[accepted.length + imageCount - limit - 1];
  return new Date((last?.getTime() ?? sharedNow()) + HOUR_MS);
}

function nextAt({ oldestAt }: AllowanceUse): Date | undefined {
  return oldestAt ? new Date(oldestAt.getTime() + DAY_MS) : undefined;
}

function refusal(code: 'ANONYMOUS_ALLOWANCE' | 'ADDRESS_ALLOWANCE', use: AllowanceUse): AppError {
  const at = nextAt(use) ?? new Date(sharedNow() + DAY_MS);
  return new AppError(code, undefined, { retryAfterSeconds: secondsUntil(at) });
}

function secondsUntil(at: Date): number {
  return Math.max(1, Math.ceil((at.getTime() - sharedNow()) / 1_000));
}

function describe(limit: number, left: number, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const later = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return left === 0
    ? `You have reached the ${limit} images your plan makes in an hour. Please come back ${later}.`
    : `Your plan makes ${limit} images in an hour and ${left} of them are left. Please ask for fewer or come back ${later}.`;
}
