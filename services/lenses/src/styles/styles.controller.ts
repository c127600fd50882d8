import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { lensCalls } from '@likeness/contracts/calls/lenses/lenses.calls';
import type { StylesResponse } from '@likeness/contracts/http/styles';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Public } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sendPicture } from '../http/send-picture.js';
import { StyleCatalogueService } from './style-catalogue.service.js';

const { listStyles, showStylePreview } = lensCalls;

@Public()
@Controller()
export class StylesController {
  constructor(private readonly catalogue: StyleCatalogueService) {}

  @Serves(listStyles)
  async allStyles(): Promise<StylesResponse> {
    return this.catalogue.list();
  }

  @Serves(showStylePreview)
  async preview(
    @Input() { params }: CallInput<typeof showStylePreview>,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPicture(reply, await this.catalogue.preview(params.id), known);
  }
}
