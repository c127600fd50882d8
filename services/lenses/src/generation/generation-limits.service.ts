import { createHmac } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Allowance } from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GenerationsRepository } from '../database/generations.repository.js';
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

/** What was accepted within the window before now, oldest first. */
type Use = {
  readonly limit: number;
  readonly accepted: readonly Date[];
  readonly windowMs: number;
};

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
    const isGuest = person.owner.kind === 'visitor';
    const use = await this.#useOf(person);
    const left = leftOf(use);
    return {
      generations_per_day: perDay,
      generations_left: isGuest ? left : perDay,
      // Nothing is accepted, ever, with a limit of 0.
      next_at: left === 0 && use.accepted.length > 0 ? roomAt(use, 1).toISOString() : null,
      images_per_hour: isGuest ? null : use.limit,
      images_left: isGuest ? null : left,
      is_rendering: await this.workers.areThere(),
    };
  }

  /** @throws AppError ANONYMOUS_ALLOWANCE, ADDRESS_ALLOWANCE or HOURLY_LIMIT with the time to retry */
  async assertMayGenerate(
    manager: EntityManager,
    person: Person,
    imageCount: number,
  ): Promise<void> {
    const own = await this.#useOf(person, manager);
    const { limit } = own;
    const left = leftOf(own);
    if (person.owner.kind === 'user') {
      if (imageCount <= left) return;
      const retryAfterSeconds = secondsUntil(roomAt(own, imageCount));
      const detail = describe(limit, left, retryAfterSeconds);
      throw new AppError('HOURLY_LIMIT', detail, { retryAfterSeconds, values: { limit, left } });
    }
    if (left === 0) throw refusal('ANONYMOUS_ALLOWANCE', own);
    const accepted = await this.generations.lastDayAt(this.hashAddress(person.address), manager);
    const shared = { limit: this.limits.perAddress, accepted, windowMs: DAY_MS };
    if (leftOf(shared) === 0) throw refusal('ADDRESS_ALLOWANCE', shared);
  }

  async #useOf({ owner, tier }: Person, manager?: EntityManager): Promise<Use> {
    const { perDay, memberPerHour, subscriberPerHour } = this.limits;
    if (owner.kind === 'visitor') {
      const accepted = await this.generations.lastDayOf(owner, manager);
      return { limit: perDay, accepted, windowMs: DAY_MS };
    }
    const limit = tier === 'subscriber' ? subscriberPerHour : memberPerHour;
    return { limit, accepted: await this.renders.lastHour(owner, manager), windowMs: HOUR_MS };
  }
}

function leftOf({ limit, accepted }: Use): number {
  return Math.max(0, limit - accepted.length);
}

function roomAt({ limit, accepted, windowMs }: Use, count: number): Date {
  const last = accepted[accepted.length + count - limit - 1];
  return new Date((last?.getTime() ?? sharedNow()) + windowMs);
}

function refusal(code: 'ANONYMOUS_ALLOWANCE' | 'ADDRESS_ALLOWANCE', use: Use): AppError {
  return new AppError(code, undefined, { retryAfterSeconds: secondsUntil(roomAt(use, 1)) });
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
