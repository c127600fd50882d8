import { authInternalCalls } from '@likeness/contracts/calls/auth/internal.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { FindAccountResponse } from '@likeness/contracts/http/internal-billing';
import type { Session } from '@likeness/contracts/identity/session';
import { Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { AccountInput } from '../http/account-input.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { ProfileService } from '../users/profile.service.js';

const { resolveSession, findAccountByEmail } = authInternalCalls;

/** Calls of other services. */
@Controller()
export class InternalController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly profile: ProfileService,
  ) {}

  @Serves(resolveSession)
  async session(
    @AccountInput() { body }: CallInput<typeof resolveSession>,
  ): Promise<{ session: Session | null }> {
    return { session: await this.sessions.resolve(body.token_hash) };
  }

  @Serves(findAccountByEmail)
  async accountByEmail(
    @AccountInput() { body }: CallInput<typeof findAccountByEmail>,
  ): Promise<FindAccountResponse> {
    return { user_id: await this.profile.ownerOf(body.email) };
  }
}
