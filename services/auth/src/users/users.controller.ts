import { patchUserSchema, type User, type UserPatch } from '@likeness/contracts/http/users';
import { Body, Controller, Delete, Get, Header, HttpCode, Patch, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AccountRemoval } from '../erasure/account-removal.service.js';
import { AccountExport } from '../export/account-export.service.js';
import { JsonBody } from '../http/bodies.js';
import { CurrentSession, type SignedIn } from '../sessions/current-session.js';
import { Profile } from './profile.service.js';
import { toUser } from './to-user.js';

@Controller('api/users/me')
export class UsersController {
  constructor(
    private readonly profile: Profile,
    private readonly removal: AccountRemoval,
    private readonly exporter: AccountExport,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async read(@CurrentSession() session: SignedIn): Promise<User> {
    return toUser(await this.profile.read(session));
  }

  @Patch()
  async change(
    @CurrentSession() session: SignedIn,
    @Body(new JsonBody(patchUserSchema)) patch: UserPatch,
  ): Promise<User> {
    return toUser(await this.profile.change(session, patch));
  }

  @Delete()
  @HttpCode(204)
  async remove(@CurrentSession() session: SignedIn): Promise<void> {
    await this.removal.remove(session);
  }

  /** Everything that is kept about the person (GDPR Art. 15 and 20). */
  @Get('export')
  async export(@CurrentSession() session: SignedIn, @Res() reply: FastifyReply): Promise<void> {
    const account = await this.profile.read(session);
    void reply.headers({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="likeness-export.zip"',
      'cache-control': 'no-store',
    });
    await reply.send(await this.exporter.open(account));
  }
}
