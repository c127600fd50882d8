import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { lensCalls } from '@likeness/contracts/calls/lenses/lenses.calls';
import type { DefaultHeadPoses } from '@likeness/contracts/http/poses';
import type { StylesResponse } from '@likeness/contracts/http/styles';
import { sendPicture } from '@likeness/service-kit/http/send-picture';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Public } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CatalogueService } from './catalogue.service.js';

const { listStyles, showStylePreview, listDefaultHeadPoses, showDefaultHeadPose } = lensCalls;

@Public()
@Controller()
export class CatalogueController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Serves(listStyles)
  async allStyles(): Promise<StylesResponse> {
    return this.catalogue.styles();
  }

  @Serves(showStylePreview)
  async preview(
    @Input() { params }: CallInput<typeof showStylePreview>,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPicture(reply, known, await this.catalogue.preview(params.id));
  }

  @Serves(listDefaultHeadPoses)
  async allPoses(): Promise<DefaultHeadPoses> {
    return this.catalogue.poses();
  }

  @Serves(showDefaultHeadPose)
  async pose(
    @Input() { params }: CallInput<typeof showDefaultHeadPose>,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPicture(reply, known, await this.catalogue.posePicture(params.file));
  }
}
