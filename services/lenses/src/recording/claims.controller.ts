import {
  type ClaimRequest,
  claimRequestSchema,
  type RenderBrief,
} from '@likeness/contracts/http/internal';
import { IdPipe } from '@likeness/service-kit/http/id.pipe';
import { ZodPipe } from '@likeness/service-kit/http/zod.pipe';
import { ServiceOnly } from '@likeness/service-kit/identity/principal.guard';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ClaimsService } from './claims.service.js';

@ServiceOnly()
@Controller('internal/renders')
export class ClaimsController {
  constructor(private readonly claims: ClaimsService) {}

  @Post(':id/claim')
  @HttpCode(200)
  async claim(
    @Param('id', IdPipe) id: string,
    @Body(new ZodPipe(claimRequestSchema)) body: ClaimRequest,
  ): Promise<RenderBrief> {
    return this.claims.claim(id, body.attempt);
  }
}
