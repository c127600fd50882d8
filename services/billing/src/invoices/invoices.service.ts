import type { Invoice } from '@likeness/contracts/http/payments';
import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { CustomersRepository } from '../database/accounts.repository.js';
import { StripeCallsService } from '../stripe/stripe-calls.service.js';

@Injectable()
export class InvoicesService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly calls: StripeCallsService,
  ) {}

  /** Newest first. @throws AppError PAYMENTS_UNAVAILABLE */
  async of(userId: string): Promise<Invoice[]> {
    const customerId = await this.customers.of(userId);
    if (customerId === undefined) return [];
    return (await this.calls.invoicesOf(customerId)).flatMap(toInvoice);
  }
}

function toInvoice({
  id,
  number,
  created,
  total,
  currency,
  hosted_invoice_url: url,
}: Stripe.Invoice): Invoice[] {
  if (!id || !url) return [];
  const created_at = new Date(created * 1_000).toISOString();
  return [{ id, number, created_at, amount_cents: total, currency, url }];
}
