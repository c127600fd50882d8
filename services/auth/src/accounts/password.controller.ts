import { signInCalls } from '@likeness/contracts/calls/auth/sign-in.calls';
import { userCalls } from '@likeness/contracts/calls/auth/users.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { Person } from '@likeness/contracts/identity/principal';
import { Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller, UseInterceptors } from '@nestjs/common';
import { VisitsService } from '../claims/visits.service.js';
import { AccountInput } from '../http/account-input.js';
import { NullAnswer } from '../http/null-answer.interceptor.js';
import { CurrentSession, type SignedIn } from '../sessions/current-session.js';
import { ForgottenPasswordService, PasswordResetService } from './password-reset.service.js';
import { PasswordChangeService } from './password-change.service.js';

const { forgotPassword, resetPassword } = signInCalls;
const { changePassword } = userCalls;

@Controller()
export class PasswordController {
  constructor(
    private readonly forgotten: ForgottenPasswordService,
    private readonly resets: PasswordResetService,
    private readonly changes: PasswordChangeService,
    private readonly visits: VisitsService,
  ) {}

  @Serves(forgotPassword)
  @UseInterceptors(NullAnswer)
  async forgot(
    @AccountInput() { body }: CallInput<typeof forgotPassword>,
    @CurrentPerson() person: Person,
  ): Promise<void> {
    await this.forgotten.request(body.email, person.address);
  }

  @Serves(resetPassword)
  @UseInterceptors(NullAnswer)
  async reset(
    @AccountInput() { body }: CallInput<typeof resetPassword>,
    @CurrentPerson() { address }: Person,
  ): Promise<void> {
    await this.resets.reset(body, address);
    this.visits.verified();
  }

  @Serves(changePassword)
  async change(
    @CurrentSession() session: SignedIn,
    @CurrentPerson() { address }: Person,
    @AccountInput() { body }: CallInput<typeof changePassword>,
  ): Promise<void> {
    await this.changes.change(session, body, address);
  }
}
