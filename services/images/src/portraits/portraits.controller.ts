import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { imagesInternalCalls } from '@likeness/contracts/calls/images/internal.calls';
import type { Image } from '@likeness/contracts/http/images';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { PortraitService } from './portrait.service.js';
import { RenderFiles } from './render-files.js';

const { keepPortrait, revealPortrait, discardObjects } = imagesInternalCalls;

@Controller()
export class PortraitsController {
  constructor(
    private readonly portraits: PortraitService,
    private readonly files: RenderFiles,
  ) {}

  @Serves(keepPortrait)
  async keep(@Input() { body }: CallInput<typeof keepPortrait>): Promise<Image> {
    return this.portraits.keep(body);
  }

  @Serves(revealPortrait)
  async reveal(@Input() { body }: CallInput<typeof revealPortrait>): Promise<Image> {
    return this.portraits.reveal(body.id);
  }

  @Serves(discardObjects)
  async discard(@Input() { body }: CallInput<typeof discardObjects>): Promise<void> {
    await this.files.discardUnused(body.object_keys);
  }
}
