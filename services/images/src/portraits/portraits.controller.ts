import type { Image } from '@likeness/contracts/http/images';
import {
  type DiscardRequest,
  discardRequestSchema,
  type KeepPortraitRequest,
  keepPortraitRequestSchema,
  type RevealPortraitRequest,
  revealPortraitRequestSchema,
} from '@likeness/contracts/http/internal';
import { ZodPipe } from '@likeness/service-kit/http/zod.pipe';
import { ServiceOnly } from '@likeness/service-kit/identity/principal.guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Portraits } from './portrait.service.js';

@ServiceOnly()
@Controller('internal')
export class PortraitsController {
  constructor(private readonly portraits: Portraits) {}

  @Post('portraits')
  @HttpCode(200)
  async keep(
    @Body(new ZodPipe(keepPortraitRequestSchema)) portrait: KeepPortraitRequest,
  ): Promise<Image> {
    return this.portraits.keep(portrait);
  }

  @Post('portraits/reveal')
  @HttpCode(200)
  async reveal(
    @Body(new ZodPipe(revealPortraitRequestSchema)) { id }: RevealPortraitRequest,
  ): Promise<Image> {
    return this.portraits.reveal(id);
  }

  @Post('objects/discard')
  @HttpCode(204)
  async discard(@Body(new ZodPipe(discardRequestSchema)) request: DiscardRequest): Promise<void> {
    await this.portraits.discard(request.object_keys);
  }
}
