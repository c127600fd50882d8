import { AppError } from '@likeness/contracts/errors/app-error';
import type { Allowance } from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RendersRepository } from '../database/renders.repository.js';

export abstract class HourlyLimits {
  abstract readonly member: number;
  abstract readonly subscriber: number;
}

const HOUR_MS = 3_600_000;

/** Limits the images of an account in any 60 minutes. */
@Injectable()
export class HourlyLimitService {
  constructor(
    private readonly renders: RendersRepository,
    private readonly limits: HourlyLimits,
  ) {}

  async of(
    person: Person,
  ): Promise<Pick<Allowance, 'images_per_hour' | 'images_left' | 'next_at'>> {
    const limit = this.#limitOf(person);
    const accepted = await this.renders.lastHour(person.owner);
    const left = Math.max(0, limit - accepted.length);
    return {
      images_per_hour: limit,
      images_left: left,
      next_at: left === 0 ? roomAt(accepted, limit, 1).toISOString() : null,
    };
  }

  /** @throws AppError HOURLY_LIMIT with the time until that many images can be made */
  async assertRoom(manager: EntityManager, person: Person, imageCount: number): Promise<void> {
    const limit = this.#limitOf(person);
    const accepted = await this.renders.lastHour(person.owner, manager);
    const left = Math.max(0, limit - accepted.length);
    if (imageCount <= left) return;
    const seconds = Math.ceil(
      (roomAt(accepted, limit, imageCount).getTime() - sharedNow()) / 1_000,
    );
    const retryAfterSeconds = Math.max(1, seconds);
    throw new AppError('HOURLY_LIMIT', describe(limit, left, retryAfterSeconds), {
      retryAfterSeconds,
    });
  }

  #limitOf({ tier }: Person): number {
    return tier === 'subscriber' ? this.limits.subscriber : this.limits.member;
  }
}

/** When enough images are an hour old. */
function roomAt(accepted: readonly Date[], limit: number, imageCount: number): Date {
  const last = accepted[accepted.length + imageCount - limit - 1];
  return new Date((last?.getTime() ?? sharedNow()) + HOUR_MS);
}

function describe(limit: number, left: number, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const later = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return left === 0
    ? `You have reached the ${limit} images your plan makes in an hour. Please come back ${later}.`
    : `Your plan makes ${limit} images in an hour and ${left} of them are left. Please ask for fewer or come back ${later}.`;
}
