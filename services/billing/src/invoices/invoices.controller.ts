import { paymentCalls } from '@likeness/contracts/calls/billing/payments.calls';
import type { Invoice } from '@likeness/contracts/http/payments';
import { Serves } from '@likeness/service-kit/http/serves';
import { Controller, Header } from '@nestjs/common';
import { Member } from '../http/member.js';
import { InvoicesService } from './invoices.service.js';

@Controller()
export class InvoicesController {
  constructor(private readonly invoices: InvoicesService) {}

  @Serves(paymentCalls.listInvoices)
  @Header('cache-control', 'private, no-store')
  async list(@Member() userId: string): Promise<{ invoices: Invoice[] }> {
    return { invoices: await this.invoices.of(userId) };
  }
}
