import { signInCalls } from '@likeness/contracts/calls/auth/sign-in.calls';
import type { Bearer } from '@likeness/contracts/http/auth';
import type { Person } from '@likeness/contracts/identity/principal';
import { Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Header, Headers, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { LoginService } from '../accounts/login.service.js';
import { VisitsService } from '../claims/visits.service.js';
import { BrowserCookies } from '../http/browser-cookies.js';
import { type Client, CurrentClient } from '../sessions/current-client.js';
import { GoogleSignInService } from './google-sign-in.service.js';

const { beginGoogleSignIn, finishGoogleSignIn } = signInCalls;

@Controller()
export class GoogleController {
  constructor(
    private readonly signIn: GoogleSignInService,
    private readonly logins: LoginService,
    private readonly visits: VisitsService,
    private readonly cookies: BrowserCookies,
  ) {}

  @Serves(beginGoogleSignIn)
  @Header('cache-control', 'no-store')
  async authorize(
    @Query() query: Record<string, unknown>,
    @Headers('cookie') cookie: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ authorization_url: string }> {
    const begun = await this.signIn.begin(query, this.cookies.csrf.in(cookie));
    void reply.header('set-cookie', this.cookies.csrf.keep(begun.csrf));
    return { authorization_url: begun.authorizationUrl };
  }

  @Serves(finishGoogleSignIn)
  @Header('cache-control', 'no-store')
  async callback(
    @Query() query: Record<string, unknown>,
    @Headers('cookie') cookie: string | undefined,
    @CurrentPerson() person: Person,
    @CurrentClient() client: Client,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Bearer> {
    const account = await this.signIn.finish(query, this.cookies.csrf.in(cookie), person.address);
    const begun = await this.logins.begin(account, client);
    void reply.header('set-cookie', this.cookies.csrf.clear());
    return this.visits.logIn({ account, begun }, person, reply);
  }
}
