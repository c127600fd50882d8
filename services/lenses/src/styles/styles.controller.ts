import type { StylesResponse } from '@likeness/contracts/http/styles';
import { Public } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
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
    const { body, etag } = await this.catalogue.preview(id);
    void reply.header('etag', etag).header('cache-control', 'public, max-age=300');
    if (known === etag) {
      body.destroy();
      await reply.code(304).send();
      return;
    }
    await reply.header('content-type', 'image/webp').send(body);
  }
}
