import {
  type Bearer,
  type EmailRequest,
  emailRequestSchema,
  type LoginForm,
  loginFormSchema,
  type RegisterRequest,
  registerRequestSchema,
  type TokenRequest,
  tokenRequestSchema,
  type Verified,
} from '@likeness/contracts/http/auth';
import type { User } from '@likeness/contracts/http/users';
import type { Person } from '@likeness/contracts/identity/principal';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Body, Controller, HttpCode, Post, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Visits } from '../claims/visits.service.js';
import { FormBody, JsonBody } from '../http/bodies.js';
import { NullAnswer } from '../http/null-answer.interceptor.js';
import { CurrentSession, type SignedIn } from '../sessions/current-session.js';
import { Sessions } from '../sessions/sessions.service.js';
import { toUser } from '../users/to-user.js';
import { Login } from './login.service.js';
import { Registration } from './registration.service.js';
import { Verification } from './verification.service.js';

const VERIFIED = 'Your email has been successfully verified!';

@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly registration: Registration,
    private readonly logins: Login,
    private readonly verification: Verification,
    private readonly sessions: Sessions,
    private readonly visits: Visits,
  ) {}

  @Post('register')
  async register(
    @Body(new JsonBody(registerRequestSchema)) body: RegisterRequest,
    @CurrentPerson() person: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const account = await this.registration.register(body, person.address);
    await this.visits.end(account, person, reply);
    return toUser(account);
  }

  @Post('jwt/login')
  @HttpCode(200)
  async login(
    @Body(new FormBody(loginFormSchema)) form: LoginForm,
    @CurrentPerson() person: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Bearer> {
    const { account, bearer } = await this.logins.login(form, person.address);
    await this.visits.end(account, person, reply);
    return bearer;
  }

  @Post('jwt/logout')
  @HttpCode(204)
  async logout(@CurrentSession() { sessionId }: SignedIn): Promise<void> {
    await this.sessions.end(sessionId);
  }

  @Post('request-verify-token')
  @HttpCode(202)
  @UseInterceptors(NullAnswer)
  async requestVerifyToken(
    @Body(new JsonBody(emailRequestSchema)) { email }: EmailRequest,
    @CurrentPerson() person: Person,
  ): Promise<void> {
    await this.verification.request(email, person.address);
  }

  @Post('verify')
  @HttpCode(200)
  async verify(@Body(new JsonBody(tokenRequestSchema)) { token }: TokenRequest): Promise<Verified> {
    const account = await this.verification.verify(token);
    this.visits.verified();
    return { ...toUser(account), message: VERIFIED };
  }
}
