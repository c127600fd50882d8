import { userCalls } from '@likeness/contracts/calls/auth/users.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { LoginSessionsResponse } from '@likeness/contracts/http/sessions';
import { Serves } from '@likeness/service-kit/http/serves';
import { Controller, Header, UseInterceptors } from '@nestjs/common';
import { AccountInput } from '../http/account-input.js';
import { ClearsSessionCookie } from '../http/clears-session-cookie.interceptor.js';
import { CurrentSession, type SignedIn } from './current-session.js';
import { LoginSessionsService } from './login-sessions.service.js';

const { listSessions, endSessions, endSession } = userCalls;

@Controller()
export class LoginSessionsController {
  constructor(private readonly sessions: LoginSessionsService) {}

  @Serves(listSessions)
  @Header('cache-control', 'no-store')
  async list(@CurrentSession() session: SignedIn): Promise<LoginSessionsResponse> {
    return { sessions: await this.sessions.list(session) };
  }

  @Serves(endSessions)
  @UseInterceptors(ClearsSessionCookie)
  async endAll(@CurrentSession() session: SignedIn): Promise<void> {
    await this.sessions.endAll(session);
  }

  @Serves(endSession)
  async end(
    @CurrentSession() session: SignedIn,
    @AccountInput() { params }: CallInput<typeof endSession>,
  ): Promise<void> {
    await this.sessions.end(session, params.id);
  }
}
