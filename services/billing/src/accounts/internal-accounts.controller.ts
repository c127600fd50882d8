import {
  type Holdings,
  type OwnersRequest,
  ownersRequestSchema,
} from '@likeness/contracts/http/internal-accounts';
import {
  type PaymentsInventory,
  type PaymentsInventoryRequest,
  paymentsInventoryRequestSchema,
} from '@likeness/contracts/http/payments';
import { ZodPipe } from '@likeness/service-kit/http/zod.pipe';
import { ServiceOnly } from '@likeness/service-kit/identity/principal.guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Belongings } from './belongings.service.js';

/** What auth asks and tells of people. Visitors buy nothing, so that there is nothing to claim. */
@ServiceOnly()
@Controller('internal')
export class InternalAccountsController {
  constructor(private readonly belongings: Belongings) {}

  @Post('holdings')
  @HttpCode(200)
  async holdings(
    @Body(new ZodPipe(ownersRequestSchema)) request: OwnersRequest,
  ): Promise<Holdings> {
    return this.belongings.count(request.owners);
  }

  @Post('inventory')
  @HttpCode(200)
  async inventory(
    @Body(new ZodPipe(paymentsInventoryRequestSchema)) request: PaymentsInventoryRequest,
  ): Promise<PaymentsInventory> {
    return this.belongings.page(request.user_id, request.before, request.limit);
  }

  @Post('erasures')
  @HttpCode(204)
  async erase(@Body(new ZodPipe(ownersRequestSchema)) request: OwnersRequest): Promise<void> {
    await this.belongings.erase(request.owners);
  }
}
