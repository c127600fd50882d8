import { AppError } from '@likeness/contracts/errors/app-error';
import type { Allowance } from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type HourlyUse, RendersRepository } from '../database/renders.repository.js';

/** Images in 60 minutes. */
export abstract class HourlyLimits {
  abstract readonly member: number;
  abstract readonly subscriber: number;
}

const HOUR_MS = 3_600_000;

/** How many images an account may have made in any 60 minutes. */
@Injectable()
export class HourlyLimit {
  constructor(
    private readonly renders: RendersRepository,
    private readonly limits: HourlyLimits,
  ) {}

  async of(
    person: Person,
  ): Promise<Pick<Allowance, 'images_per_hour' | 'images_left' | 'next_at'>> {
    const limit = this.#limitOf(person);
    const use = await this.renders.lastHour(person.owner);
    const left = Math.max(0, limit - countOf(use));
    return {
      images_per_hour: limit,
      images_left: left,
      next_at: left === 0 ? roomAt(use, limit, 1).toISOString() : null,
    };
  }

  /** @throws AppError HOURLY_LIMIT, saying when that many images can be made */
  async assertRoom(manager: EntityManager, person: Person, imageCount: number): Promise<void> {
    const limit = this.#limitOf(person);
    const use = await this.renders.lastHour(person.owner, manager);
    const left = Math.max(0, limit - countOf(use));
    if (imageCount <= left) return;
    const seconds = Math.ceil((roomAt(use, limit, imageCount).getTime() - sharedNow()) / 1_000);
    const retryAfterSeconds = Math.max(1, seconds);
    throw new AppError('HOURLY_LIMIT', describe(limit, left, retryAfterSeconds), {
      retryAfterSeconds,
    });
  }

  #limitOf({ tier }: Person): number {
    return tier === 'subscriber' ? this.limits.subscriber : this.limits.member;
  }
}

function countOf({ reserved, acceptedAt }: HourlyUse): number {
  return reserved + acceptedAt.length;
}

/** When enough of the images are an hour old; what is not yet asked for counts as new. */
function roomAt(use: HourlyUse, limit: number, imageCount: number): Date {
  const tooMany = countOf(use) + imageCount - limit;
  const last = use.acceptedAt[tooMany - 1];
  return new Date((last?.getTime() ?? sharedNow()) + HOUR_MS);
}

function describe(limit: number, left: number, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const later = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return left === 0
    ? `You have reached the ${limit} images your plan makes in an hour. Please come back ${later}.`
    : `Your plan makes ${limit} images in an hour and ${left} of them are left. Please ask for fewer or come back ${later}.`;
}
