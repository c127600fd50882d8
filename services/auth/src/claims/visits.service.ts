import type { Bearer } from '@likeness/contracts/http/auth';
import type { Person } from '@likeness/contracts/identity/principal';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Account } from '../database/account.entity.js';
import { BrowserCookies } from '../http/browser-cookies.js';
import type { Begun } from '../sessions/sessions.service.js';
import type { Client } from '../sessions/current-client.js';
import { SealedIds } from '../tokens/sealed-ids.js';
import { VisitorClaimsService } from './visitor-claims.service.js';

@Injectable()
export class VisitsService {
  constructor(
    private readonly claims: VisitorClaimsService,
    private readonly cookies: BrowserCookies,
    private readonly sealed: SealedIds,
  ) {}

  async end(account: Account, person: Person, reply: FastifyReply): Promise<void> {
    await this.claims.claim(account, person.visitor_id);
    void reply.header('set-cookie', this.cookies.endVisit());
  }

  /** A sign-up with a corrected address takes over the visit that the browser's previous sign-up ended. */
  async signUp(
    account: Account,
    { person, cookie }: { person: Person; cookie: string | undefined },
    reply: FastifyReply,
  ): Promise<void> {
    await this.end(account, person, reply);
    const formerId = this.#signedUpIn(cookie);
    if (formerId !== undefined) await this.claims.move(formerId, account.id);
    const seal = this.sealed.sign('sign-up', account.id);
    void reply.header('set-cookie', this.cookies.signUp.keep(seal));
  }

  /** Clients without cookies can't prove it, and nobody can make them follow a link. */
  mayHaveSignedUp(accountId: string, { isBrowser }: Client, cookie: string | undefined): boolean {
    return !isBrowser || this.#signedUpIn(cookie) === accountId;
  }

  #signedUpIn(cookie: string | undefined): string | undefined {
    return this.sealed.read('sign-up', this.cookies.signUp.in(cookie) ?? '');
  }

  async logIn(
    { account, begun }: { account: Account; begun: Begun },
    person: Person,
    reply: FastifyReply,
  ): Promise<Bearer> {
    await this.end(account, person, reply);
    if (begun.cookie !== undefined) {
      void reply.header('set-cookie', this.cookies.session.keep(begun.cookie));
    }
    return { access_token: begun.token, token_type: 'bearer' };
  }

  /** Delivers claims of visits that ended before the address was verified. */
  verified(): void {
    this.claims.deliver();
  }
}
