import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { lensCalls } from '@likeness/contracts/calls/lenses/lenses.calls';
import type { DefaultHeadPoses } from '@likeness/contracts/http/poses';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Public } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sendPicture } from '../http/send-picture.js';
import { PoseCatalogueService } from './pose-catalogue.service.js';

const { listDefaultHeadPoses, showDefaultHeadPose } = lensCalls;

@Public()
@Controller()
export class PosesController {
  constructor(private readonly catalogue: PoseCatalogueService) {}

  @Serves(listDefaultHeadPoses)
  async list(): Promise<DefaultHeadPoses> {
    return this.catalogue.list();
  }

  @Serves(showDefaultHeadPose)
  async picture(
    @Input() { params }: CallInput<typeof showDefaultHeadPose>,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPicture(reply, await this.catalogue.picture(params.file), known);
  }
}
