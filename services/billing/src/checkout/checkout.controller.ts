import { paymentCalls } from '@likeness/contracts/calls/billing/payments.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { Checkout as Answer, CheckoutState } from '@likeness/contracts/http/payments';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller, Header } from '@nestjs/common';
import { IdempotencyKey, Member } from '../http/member.js';
import { SubscriptionEndService } from '../subscriptions/subscription-claims.service.js';
import { CheckoutService } from './checkout.service.js';

const { buyCredits, subscribe, readCheckout, openPortal, cancelSubscription } = paymentCalls;

@Controller()
export class CheckoutController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly end: SubscriptionEndService,
  ) {}

  @Serves(buyCredits)
  async buy(
    @Member() userId: string,
    @Input() { body }: CallInput<typeof buyCredits>,
    @IdempotencyKey() key: string | undefined,
  ): Promise<Answer> {
    return this.checkout.buy(userId, body, key);
  }

  @Serves(subscribe)
  async subscribe(
    @Member() userId: string,
    @Input() { body }: CallInput<typeof subscribe>,
    @IdempotencyKey() key: string | undefined,
  ): Promise<Answer> {
    return this.checkout.subscribe(userId, body, key);
  }

  @Serves(readCheckout)
  @Header('cache-control', 'private, no-store')
  async state(
    @Member() userId: string,
    @Input() { params }: CallInput<typeof readCheckout>,
  ): Promise<CheckoutState> {
    return this.checkout.state(userId, params.id);
  }

  @Serves(openPortal)
  async portal(
    @Member() userId: string,
    @Input() { body }: CallInput<typeof openPortal>,
  ): Promise<Answer> {
    return this.checkout.portal(userId, body);
  }

  @Serves(cancelSubscription)
  async cancel(@Member() userId: string): Promise<void> {
    await this.end.atPeriodEnd(userId);
  }
}
