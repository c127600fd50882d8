import {
  type FindAccountRequest,
  findAccountRequestSchema,
  type FindAccountResponse,
} from '@likeness/contracts/http/internal-billing';
import { ServiceOnly } from '@likeness/service-kit/identity/principal.guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { JsonBody } from '../http/bodies.js';

/** Tells other services to whom an address verifiably belongs. */
@ServiceOnly()
@Controller('internal/accounts')
export class InternalAccountsController {
  constructor(private readonly accounts: AccountsRepository) {}

  @Post('by-email')
  @HttpCode(200)
  async byEmail(
    @Body(new JsonBody(findAccountRequestSchema)) { email }: FindAccountRequest,
  ): Promise<FindAccountResponse> {
    const account = await this.accounts.byEmail(email);
    return { user_id: account?.isVerified ? account.id : null };
  }
}
