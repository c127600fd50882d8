import type { Price } from '@likeness/contracts/http/payments';
import { Controller, Get, Header } from '@nestjs/common';
import { PriceList } from './price-list.service.js';

@Controller('api/payments/prices')
export class PricesController {
  constructor(private readonly prices: PriceList) {}

  @Get()
  @Header('cache-control', 'public, max-age=60')
  async list(): Promise<readonly Price[]> {
    return this.prices.all();
  }
}
