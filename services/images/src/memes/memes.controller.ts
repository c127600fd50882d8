import { photoCalls } from '@likeness/contracts/calls/images/photos.calls';
import type { Image } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { MAX_PHOTO_FORM_BYTES } from '@likeness/service-kit/http/multipart';
import { Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { uploadLoad } from '@likeness/service-kit/uploads/upload-load';
import { TemporaryUploads } from '@likeness/service-kit/uploads/temporary-uploads';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readMemeForm } from './meme-form.js';
import { MemeKeeperService } from './meme-keeper.service.js';

@Controller()
export class MemesController {
  constructor(
    private readonly memes: MemeKeeperService,
    private readonly temporaryUploads: TemporaryUploads,
  ) {}

  @Serves(photoCalls.saveMeme)
  async save(@Req() request: FastifyRequest, @CurrentPerson() person: Person): Promise<Image> {
    const load = uploadLoad(person, request, MAX_PHOTO_FORM_BYTES);
    return this.temporaryUploads.within(load, async (write) => {
      const { imageId, lettering } = await readMemeForm(request, write);
      return this.memes.keep(person.owner, imageId, lettering);
    });
  }
}
