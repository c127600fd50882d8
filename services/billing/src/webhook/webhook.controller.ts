import { AppError } from '@likeness/contracts/errors/app-error';
import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { SignedEvents } from './signed-events.js';
import { StripeNews } from './stripe-news.service.js';

@Controller('api/payments/webhook')
export class WebhookController {
  constructor(
    private readonly signed: SignedEvents,
    private readonly news: StripeNews,
  ) {}

  @Post()
  @HttpCode(200)
  async receive(
    @Body() raw: unknown,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    if (!Buffer.isBuffer(raw) || signature === undefined) throw new AppError('WEBHOOK_INVALID');
    await this.news.follow(this.signed.read(raw, signature));
    return { received: true };
  }
}
