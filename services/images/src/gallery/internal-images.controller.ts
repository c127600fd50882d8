import type { Image } from '@likeness/contracts/http/images';
import { type FindImagesRequest, findImagesRequestSchema } from '@likeness/contracts/http/internal';
import { ZodPipe } from '@likeness/service-kit/http/zod.pipe';
import { ServiceOnly } from '@likeness/service-kit/identity/principal.guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Gallery } from './gallery.service.js';

@ServiceOnly()
@Controller('internal/images')
export class InternalImagesController {
  constructor(private readonly gallery: Gallery) {}

  @Post('find')
  @HttpCode(200)
  async find(
    @Body(new ZodPipe(findImagesRequestSchema)) request: FindImagesRequest,
  ): Promise<{ images: Image[] }> {
    return { images: await this.gallery.find(request.ids, request.owner) };
  }
}
