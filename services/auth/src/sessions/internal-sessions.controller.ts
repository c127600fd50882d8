import { authInternalCalls } from '@likeness/contracts/calls/auth/internal.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { Session } from '@likeness/contracts/identity/session';
import { Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { AccountInput } from '../http/account-input.js';
import { SessionsService } from './sessions.service.js';

const { resolveSession } = authInternalCalls;

@Controller()
export class InternalSessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Serves(resolveSession)
  async resolve(
    @AccountInput() { body }: CallInput<typeof resolveSession>,
  ): Promise<{ session: Session | null }> {
    return { session: await this.sessions.resolve(body.token_hash) };
  }
}
