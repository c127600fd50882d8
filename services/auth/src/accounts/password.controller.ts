import {
  type EmailRequest,
  emailRequestSchema,
  type ResetPasswordRequest,
  resetPasswordRequestSchema,
} from '@likeness/contracts/http/auth';
import type { Person } from '@likeness/contracts/identity/principal';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { JsonBody } from '../http/bodies.js';
import { NullAnswer } from '../http/null-answer.interceptor.js';
import { ForgottenPassword } from './forgotten-password.service.js';
import { PasswordReset } from './password-reset.service.js';

@Controller('api/auth')
export class PasswordController {
  constructor(
    private readonly forgotten: ForgottenPassword,
    private readonly resets: PasswordReset,
  ) {}

  @Post('forgot-password')
  @HttpCode(202)
  @UseInterceptors(NullAnswer)
  async forgot(
    @Body(new JsonBody(emailRequestSchema)) { email }: EmailRequest,
    @CurrentPerson() person: Person,
  ): Promise<void> {
    await this.forgotten.request(email, person.address);
  }

  @Post('reset-password')
  @HttpCode(200)
  @UseInterceptors(NullAnswer)
  async reset(
    @Body(new JsonBody(resetPasswordRequestSchema)) body: ResetPasswordRequest,
  ): Promise<void> {
    await this.resets.reset(body);
  }
}
