import type { User } from '@likeness/contracts/http/users';
import { readForm } from '@likeness/service-kit/http/multipart';
import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountError } from '../http/account-error.js';
import { missingField } from '../http/field-errors.js';
import { CurrentSession, type SignedIn } from '../sessions/current-session.js';
import { Profile } from '../users/profile.service.js';
import { toUser } from '../users/to-user.js';
import { ProfilePictures } from './profile-pictures.service.js';

@Controller('api/users/me/profile-picture')
export class ProfilePictureController {
  constructor(
    private readonly profile: Profile,
    private readonly pictures: ProfilePictures,
  ) {}

  @Post()
  @HttpCode(200)
  async replace(
    @CurrentSession() session: SignedIn,
    @Req() request: FastifyRequest,
  ): Promise<User> {
    const account = await this.profile.read(session);
    const { files } = request.isMultipart() ? await readForm(request) : { files: [] };
    const file = files.find(({ field }) => field === 'file');
    if (!file) throw AccountError.fields(missingField('body', 'file'));
    return toUser(await this.pictures.replace(account, file.bytes));
  }

  @Get(':file')
  async read(
    @CurrentSession() session: SignedIn,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const picture = await this.pictures.read(await this.profile.read(session), file);
    // A file of this name never changes.
    const etag = `"${file}"`;
    void reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (request.headers['if-none-match'] === etag) await reply.code(304).send();
    else await reply.type('image/webp').send(picture);
  }
}
