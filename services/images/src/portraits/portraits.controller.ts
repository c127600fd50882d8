import type { Image } from '@likeness/contracts/http/images';
import {
  type DiscardRequest,
  discardRequestSchema,
  type KeepPortraitRequest,
  keepPortraitRequestSchema,
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

  @Post('objects/discard')
  @HttpCode(204)
  async discard(@Body(new ZodPipe(discardRequestSchema)) request: DiscardRequest): Promise<void> {
    await this.portraits.discard(request.object_keys);
  }
}
