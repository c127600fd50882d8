import { userCalls } from '@likeness/contracts/calls/auth/users.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { User } from '@likeness/contracts/http/users';
import { Serves } from '@likeness/service-kit/http/serves';
import { PersonLimit } from '@likeness/service-kit/limits/person-limit';
import { Controller, Header, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AccountRemovalService } from '../erasure/account-removal.service.js';
import { AccountExportService } from '../export/account-export.service.js';
import { AccountInput } from '../http/account-input.js';
import { ClearsSessionCookie } from '../http/clears-session-cookie.interceptor.js';
import { CurrentSession, type SignedIn } from '../sessions/current-session.js';
import { ProfileService } from './profile.service.js';
import { toUser } from '../http/to-user.js';

const { readMe, changeMe, deleteMe, exportMe } = userCalls;

@Controller()
export class UsersController {
  constructor(
    private readonly profile: ProfileService,
    private readonly removal: AccountRemovalService,
    private readonly exporter: AccountExportService,
    private readonly exports: PersonLimit,
  ) {}

  @Serves(readMe)
  @Header('cache-control', 'no-store')
  async read(@CurrentSession() session: SignedIn): Promise<User> {
    return toUser(await this.profile.read(session));
  }

  @Serves(changeMe)
  async change(
    @CurrentSession() session: SignedIn,
    @AccountInput() { body }: CallInput<typeof changeMe>,
  ): Promise<User> {
    return toUser(await this.profile.change(session, body));
  }

  @Serves(deleteMe)
  @UseInterceptors(ClearsSessionCookie)
  async remove(@CurrentSession() session: SignedIn): Promise<void> {
    await this.removal.remove(session);
  }

  /** GDPR Art. 15 and 20. */
  @Serves(exportMe)
  async export(@CurrentSession() session: SignedIn, @Res() reply: FastifyReply): Promise<void> {
    const account = await this.profile.read(session);
    await this.exports.count(account.id);
    const zip = await this.exporter.open(account);
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="likeness-export.zip"',
      'cache-control': 'no-store',
    };
    await reply.headers(headers).send(zip);
  }
}
