import type { DefaultHeadPoses } from '@likeness/contracts/http/poses';
import { Public } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sendPicture } from '../http/send-picture.js';
import { PoseCatalogue } from './pose-catalogue.service.js';

@Public()
@Controller('api/images/default-headposes')
export class PosesController {
  constructor(private readonly catalogue: PoseCatalogue) {}

  @Get()
  async list(): Promise<DefaultHeadPoses> {
    return this.catalogue.list();
  }

  @Get(':file')
  async picture(
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPicture(reply, await this.catalogue.picture(file), known);
  }
}
