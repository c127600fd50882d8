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
import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
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
  ) {}

  @Post('register')
  async register(
    @Body(new JsonBody(registerRequestSchema)) body: RegisterRequest,
    @CurrentPerson() person: Person,
  ): Promise<User> {
    return toUser(await this.registration.register(body, person.address));
  }

  @Post('jwt/login')
  @HttpCode(200)
  async login(
    @Body(new FormBody(loginFormSchema)) form: LoginForm,
    @CurrentPerson() person: Person,
  ): Promise<Bearer> {
    const { bearer } = await this.logins.login(form, person.address);
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
    return { ...toUser(await this.verification.verify(token)), message: VERIFIED };
  }
}
