import { authInternalCalls } from '@likeness/contracts/calls/auth/internal.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { FindAccountResponse } from '@likeness/contracts/http/internal-billing';
import { Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { AccountInput } from '../http/account-input.js';
import { ProfileService } from './profile.service.js';

const { findAccountByEmail } = authInternalCalls;

@Controller()
export class InternalAccountsController {
  constructor(private readonly profile: ProfileService) {}

  @Serves(findAccountByEmail)
  async byEmail(
    @AccountInput() { body }: CallInput<typeof findAccountByEmail>,
  ): Promise<FindAccountResponse> {
    return { user_id: await this.profile.ownerOf(body.email) };
  }
}
