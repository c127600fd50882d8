import {
  type Checkout as Answer,
  type PurchaseRequest,
  purchaseRequestSchema,
  type SubscribeRequest,
  subscribeRequestSchema,
} from '@likeness/contracts/http/payments';
import { ZodPipe } from '@likeness/service-kit/http/zod.pipe';
import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { Member } from '../http/member.js';
import { SubscriptionEnd } from '../subscriptions/subscription-end.service.js';
import { Checkout } from './checkout.service.js';

@Controller('api/payments')
export class CheckoutController {
  constructor(
    private readonly checkout: Checkout,
    private readonly end: SubscriptionEnd,
  ) {}

  @Post('one_time')
  @HttpCode(200)
  async buy(
    @Member() userId: string,
    @Body(new ZodPipe(purchaseRequestSchema)) request: PurchaseRequest,
  ): Promise<Answer> {
    return this.checkout.buy(userId, request);
  }

  @Post('subscription')
  @HttpCode(200)
  async subscribe(
    @Member() userId: string,
    @Body(new ZodPipe(subscribeRequestSchema)) request: SubscribeRequest,
  ): Promise<Answer> {
    return this.checkout.subscribe(userId, request);
  }

  @Delete('subscription')
  @HttpCode(204)
  async cancel(@Member() userId: string): Promise<void> {
    await this.end.atPeriodEnd(userId);
  }
}
