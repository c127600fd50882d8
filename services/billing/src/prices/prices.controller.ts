import { paymentCalls } from '@likeness/contracts/calls/billing/payments.calls';
import type { Price } from '@likeness/contracts/http/payments';
import { Serves } from '@likeness/service-kit/http/serves';
import { Controller, Header } from '@nestjs/common';
import { PriceListService } from './price-list.service.js';

const { listPrices } = paymentCalls;

@Controller()
export class PricesController {
  constructor(private readonly prices: PriceListService) {}

  @Serves(listPrices)
  @Header('cache-control', 'public, max-age=60')
  async list(): Promise<Price[]> {
    return [...(await this.prices.all())];
  }
}
