import type { StylesResponse } from '@likeness/contracts/http/styles';
import { Public } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sendPicture } from '../http/send-picture.js';
import { StyleCatalogue } from './style-catalogue.service.js';

@Public()
@Controller('api')
export class StylesController {
  constructor(private readonly catalogue: StyleCatalogue) {}

  @Get('images/all-styles')
  async allStyles(): Promise<StylesResponse> {
    return this.catalogue.list();
  }

  @Get('lenses/styles/:id/preview.webp')
  async preview(
    @Param('id') id: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPicture(reply, await this.catalogue.preview(id), known);
  }
}
