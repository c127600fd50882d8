import { patchUserSchema, type User, type UserPatch } from '@likeness/contracts/http/users';
import { Body, Controller, Get, Header, Patch } from '@nestjs/common';
import { JsonBody } from '../http/bodies.js';
import { CurrentSession, type SignedIn } from '../sessions/current-session.js';
import { Profile } from './profile.service.js';
import { toUser } from './to-user.js';

@Controller('api/users/me')
export class UsersController {
  constructor(private readonly profile: Profile) {}

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
}
