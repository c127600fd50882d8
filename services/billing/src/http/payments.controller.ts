import { paymentCalls } from '@likeness/contracts/calls/billing/payments.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { Invoice, LedgerPage, Price } from '@likeness/contracts/http/payments';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller, Header } from '@nestjs/common';
import { InvoicesService } from '../invoices/invoices.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { PriceListService } from '../prices/price-list.service.js';
import { Member } from './member.js';

const { listInvoices, listPrices, readLedger } = paymentCalls;

@Controller()
export class PaymentsController {
  constructor(
    private readonly priceList: PriceListService,
    private readonly accountLedger: LedgerService,
    private readonly paidInvoices: InvoicesService,
  ) {}

  @Serves(listPrices)
  @Header('cache-control', 'public, max-age=60')
  async prices(): Promise<Price[]> {
    return [...(await this.priceList.all())];
  }

  @Serves(readLedger)
  @Header('cache-control', 'private, no-store')
  async ledger(
    @Member() userId: string,
    @Input() { query }: CallInput<typeof readLedger>,
  ): Promise<LedgerPage> {
    return this.accountLedger.page(userId, query.before ?? null, query.limit);
  }

  @Serves(listInvoices)
  @Header('cache-control', 'private, no-store')
  async invoices(@Member() userId: string): Promise<{ invoices: Invoice[] }> {
    return { invoices: await this.paidInvoices.of(userId) };
  }
}
