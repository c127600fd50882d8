import type { Bearer } from '@likeness/contracts/http/auth';
import type { Person } from '@likeness/contracts/identity/principal';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Account } from '../database/account.entity.js';
import { BrowserCookies } from '../http/browser-cookies.js';
import type { Begun } from '../sessions/sessions.service.js';
import { VisitorClaimsService } from './visitor-claims.service.js';

/** Ends a visit where an account takes over: the cookies go, the work follows the person. */
@Injectable()
export class VisitsService {
  constructor(
    private readonly claims: VisitorClaimsService,
    private readonly cookies: BrowserCookies,
  ) {}

  async end(account: Account, person: Person, reply: FastifyReply): Promise<void> {
    await this.claims.claim(account, person.visitor_id);
    void reply.header('set-cookie', this.cookies.endVisit());
  }

  /** Ends the visit of who has logged in, and gives their browser what the session needs. */
  async logIn(
    { account, begun }: { account: Account; begun: Begun },
    person: Person,
    reply: FastifyReply,
  ): Promise<Bearer> {
    await this.end(account, person, reply);
    if (begun.cookie !== undefined) {
      void reply.header('set-cookie', this.cookies.keepSession(begun.cookie));
    }
    return { access_token: begun.token, token_type: 'bearer' };
  }

  /** The work of visits that ended before the address was verified may follow now. */
  verified(): void {
    this.claims.deliver();
  }
}
