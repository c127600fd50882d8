import {
  type ImageIdsRequest,
  imageIdsRequestSchema,
  type WatermarksRemoved,
} from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { ZodPipe } from '@likeness/service-kit/http/zod.pipe';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { WatermarkRemoval } from './watermark-removal.service.js';

@Controller('api/images/remove-watermarks')
export class WatermarksController {
  constructor(private readonly removal: WatermarkRemoval) {}

  @Post()
  @HttpCode(200)
  async remove(
    @Body(new ZodPipe(imageIdsRequestSchema)) { image_ids }: ImageIdsRequest,
    @CurrentPerson() person: Person,
  ): Promise<WatermarksRemoved> {
    return this.removal.remove(person, image_ids);
  }
}
