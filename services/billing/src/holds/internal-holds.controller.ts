import {
  type CaptureHoldRequest,
  captureHoldRequestSchema,
  holdCreditsRequestSchema,
  type HoldCreditsResponse,
} from '@likeness/contracts/http/internal-billing';
import { ZodPipe } from '@likeness/service-kit/http/zod.pipe';
import { ServiceOnly } from '@likeness/service-kit/identity/principal.guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import { Holds } from './holds.service.js';

/** What lenses and images ask of people's credits. */
@ServiceOnly()
@Controller('internal/holds')
export class InternalHoldsController {
  constructor(private readonly holds: Holds) {}

  @Post()
  @HttpCode(200)
  async hold(
    @Body(new ZodPipe(holdCreditsRequestSchema)) request: z.output<typeof holdCreditsRequestSchema>,
  ): Promise<HoldCreditsResponse> {
    return this.holds.hold(request);
  }

  @Post('capture')
  @HttpCode(204)
  async capture(
    @Body(new ZodPipe(captureHoldRequestSchema)) request: CaptureHoldRequest,
  ): Promise<void> {
    await this.holds.capture(request.hold_id);
  }
}
