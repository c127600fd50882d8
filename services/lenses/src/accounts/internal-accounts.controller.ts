import {
  type ClaimVisitorRequest,
  claimVisitorRequestSchema,
  type Holdings,
  type OwnersRequest,
  ownersRequestSchema,
} from '@likeness/contracts/http/internal-accounts';
import { ZodPipe } from '@likeness/service-kit/http/zod.pipe';
import { ServiceOnly } from '@likeness/service-kit/identity/principal.guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { BelongingsRepository } from '../database/belongings.repository.js';
import { Belongings } from './belongings.service.js';

/** What auth asks and tells of people. */
@ServiceOnly()
@Controller('internal')
export class InternalAccountsController {
  constructor(
    private readonly repository: BelongingsRepository,
    private readonly belongings: Belongings,
  ) {}

  @Post('claims')
  @HttpCode(204)
  async claim(
    @Body(new ZodPipe(claimVisitorRequestSchema)) request: ClaimVisitorRequest,
  ): Promise<void> {
    await this.repository.claim(request.visitor_id, request.user_id);
  }

  @Post('holdings')
  @HttpCode(200)
  async holdings(
    @Body(new ZodPipe(ownersRequestSchema)) request: OwnersRequest,
  ): Promise<Holdings> {
    return this.repository.count(request.owners);
  }

  @Post('erasures')
  @HttpCode(204)
  async erase(@Body(new ZodPipe(ownersRequestSchema)) request: OwnersRequest): Promise<void> {
    await this.belongings.erase(request.owners);
  }
}
