import type { Person } from '@likeness/contracts/identity/principal';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Account } from '../database/account.entity.js';
import { BrowserCookies } from '../http/browser-cookies.js';
import { VisitorClaims } from './visitor-claims.service.js';

/** Ends a visit where an account takes over: the cookies go, the work follows the person. */
@Injectable()
export class Visits {
  constructor(
    private readonly claims: VisitorClaims,
    private readonly cookies: BrowserCookies,
  ) {}

  async end(account: Account, person: Person, reply: FastifyReply): Promise<void> {
    await this.claims.claim(account, person.visitor_id);
    void reply.header('set-cookie', this.cookies.endVisit());
  }

  /** The work of visits that ended before the address was verified may follow now. */
  verified(): void {
    this.claims.deliver();
  }
}
