import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { lensCalls } from '@likeness/contracts/calls/lenses/lenses.calls';
import type { DefaultHeadPoses } from '@likeness/contracts/http/poses';
import type { StylesResponse } from '@likeness/contracts/http/styles';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Public } from '@likeness/service-kit/identity/principal.guard';
import { ObjectStore } from '@likeness/storage/object-store';
import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CatalogueService } from './catalogue.service.js';
import { sendPicture } from './stored-picture.js';

const { listStyles, showStylePreview, listDefaultHeadPoses, showDefaultHeadPose } = lensCalls;

@Public()
@Controller()
export class CatalogueController {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly objects: ObjectStore,
  ) {}

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
    const key = await this.catalogue.previewKey(params.id);
    await sendPicture(reply, { objects: this.objects, key }, known);
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
    const key = await this.catalogue.poseKey(params.file);
    await sendPicture(reply, { objects: this.objects, key }, known);
  }
}
