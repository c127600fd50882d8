import { signInCalls } from '@likeness/contracts/calls/auth/sign-in.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { Bearer, Verified } from '@likeness/contracts/http/auth';
import type { User } from '@likeness/contracts/http/users';
import type { Person } from '@likeness/contracts/identity/principal';
import { Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Headers, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { VisitsService } from '../claims/visits.service.js';
import { AccountInput } from '../http/account-input.js';
import { ClearsSessionCookie } from '../http/clears-session-cookie.interceptor.js';
import { NullAnswer } from '../http/null-answer.interceptor.js';
import { type Client, CurrentClient } from '../sessions/current-client.js';
import { CurrentSession, type SignedIn } from '../sessions/current-session.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { toUser } from '../http/to-user.js';
import { LoginService } from './login.service.js';
import { RegistrationService } from './registration.service.js';
import { VerificationService } from './verification.service.js';

const { register, login, logout, requestVerifyToken, verify } = signInCalls;
const VERIFIED = 'Your email has been successfully verified!';

@Controller()
export class AuthController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly logins: LoginService,
    private readonly verification: VerificationService,
    private readonly sessions: SessionsService,
    private readonly visits: VisitsService,
  ) {}

  @Serves(register)
  async register(
    @AccountInput() { body }: CallInput<typeof register>,
    @CurrentPerson() person: Person,
    @Headers('cookie') cookie: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const account = await this.registration.register(body, person.address);
    await this.visits.signUp(account, { person, cookie }, reply);
    return toUser(account);
  }

  @Serves(login)
  async login(
    @AccountInput() { body }: CallInput<typeof login>,
    @CurrentPerson() person: Person,
    @CurrentClient() client: Client,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Bearer> {
    const loggedIn = await this.logins.login(body, person.address, client);
    return this.visits.logIn(loggedIn, person, reply);
  }

  @Serves(logout)
  @UseInterceptors(ClearsSessionCookie)
  async logout(@CurrentSession() session: SignedIn): Promise<void> {
    await this.sessions.end(session);
  }

  @Serves(requestVerifyToken)
  @UseInterceptors(NullAnswer)
  async requestVerifyToken(
    @AccountInput() { body }: CallInput<typeof requestVerifyToken>,
    @CurrentPerson() person: Person,
  ): Promise<void> {
    await this.verification.request(body.email, person.address);
  }

  @Serves(verify)
  async verify(
    @AccountInput() { body }: CallInput<typeof verify>,
    @CurrentClient() client: Client,
    @Headers('cookie') cookie: string | undefined,
  ): Promise<Verified> {
    const isKept = (id: string) => this.visits.mayHaveSignedUp(id, client, cookie);
    const { account, resetToken } = await this.verification.verify(body.token, isKept);
    this.visits.verified();
    const reset = resetToken === undefined ? {} : { reset_token: resetToken };
    return { ...toUser(account), message: VERIFIED, ...reset };
  }
}
