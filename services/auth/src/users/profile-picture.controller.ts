import { userCalls } from '@likeness/contracts/calls/auth/users.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { User } from '@likeness/contracts/http/users';
import { MAX_PHOTO_FORM_BYTES, readForm } from '@likeness/service-kit/http/multipart';
import { sendPicture } from '@likeness/service-kit/http/send-picture';
import { Serves } from '@likeness/service-kit/http/serves';
import { declaredBytes } from '@likeness/service-kit/uploads/upload-load';
import { TemporaryUploads } from '@likeness/service-kit/uploads/temporary-uploads';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountError } from '../http/account-error.js';
import { AccountInput } from '../http/account-input.js';
import { missingField } from '../http/field-errors.js';
import { CurrentSession, type SignedIn } from '../sessions/current-session.js';
import { ProfileService } from './profile.service.js';
import { toUser } from '../http/to-user.js';
import { ProfilePicturesService } from '../pictures/profile-pictures.service.js';

const { replaceProfilePicture, readProfilePicture } = userCalls;

@Controller()
export class ProfilePictureController {
  constructor(
    private readonly profile: ProfileService,
    private readonly pictures: ProfilePicturesService,
    private readonly temporaryUploads: TemporaryUploads,
  ) {}

  @Serves(replaceProfilePicture)
  async replace(
    @CurrentSession() session: SignedIn,
    @Req() request: FastifyRequest,
  ): Promise<User> {
    const account = await this.profile.read(session);
    if (!request.isMultipart()) throw AccountError.fields(missingField('body', 'file'));
    const owner = { kind: 'user', id: account.id } as const;
    const load = { owner, bytes: declaredBytes(request, MAX_PHOTO_FORM_BYTES) };
    return this.temporaryUploads.within(load, async (write) => {
      const { files } = await readForm(request, write);
      const picture = files.find(({ field }) => field === 'file');
      if (!picture) throw AccountError.fields(missingField('body', 'file'));
      return toUser(await this.pictures.replace(account, picture.file));
    });
  }

  @Serves(readProfilePicture)
  async read(
    @CurrentSession() session: SignedIn,
    @AccountInput() { params }: CallInput<typeof readProfilePicture>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const name = params.file;
    const body = await this.pictures.read(await this.profile.read(session), name);
    const cacheControl = 'private, no-cache';
    await sendPicture(reply, request.headers['if-none-match'], { body, name, cacheControl });
  }
}
