import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { photoCalls } from '@likeness/contracts/calls/images/photos.calls';
import type { Image } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller } from '@nestjs/common';
import { MemeKeeperService } from './meme-keeper.service.js';

const { saveMeme } = photoCalls;

@Controller()
export class MemesController {
  constructor(private readonly memes: MemeKeeperService) {}

  @Serves(saveMeme)
  async save(
    @Input() { body }: CallInput<typeof saveMeme>,
    @CurrentPerson() { owner }: Person,
  ): Promise<Image> {
    return this.memes.keep(owner, body);
  }
}
