import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PlansRepository } from '../database/plans.repository.js';
import { MEMBER_DAYS } from '../database/member-days.js';
import { fromNow } from './times.js';

const HOUR_MS = 3_600_000;
const VISITOR_PHOTO_MS = 24 * HOUR_MS;
const VISITOR_PORTRAIT_MS = 7 * 24 * HOUR_MS;
const MEMBER_MS = MEMBER_DAYS * 24 * HOUR_MS;

@Injectable()
export class Lifetimes {
  constructor(private readonly plans: PlansRepository) {}

  async photo(owner: Owner, manager?: EntityManager): Promise<Date | null> {
    return owner.kind === 'visitor' ? fromNow(VISITOR_PHOTO_MS) : this.#members(owner, manager);
  }

  async portrait(owner: Owner, manager?: EntityManager): Promise<Date | null> {
    return owner.kind === 'visitor' ? fromNow(VISITOR_PORTRAIT_MS) : this.#members(owner, manager);
  }

  async #members({ id }: Owner, manager?: EntityManager): Promise<Date | null> {
    return (await this.plans.isSubscriber(id, manager)) ? null : fromNow(MEMBER_MS);
  }
}
