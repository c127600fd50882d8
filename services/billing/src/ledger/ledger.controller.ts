import { paymentCalls } from '@likeness/contracts/calls/billing/payments.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { LedgerPage } from '@likeness/contracts/http/payments';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller, Header } from '@nestjs/common';
import { Member } from '../http/member.js';
import { LedgerService } from './ledger.service.js';

const { readLedger } = paymentCalls;

@Controller()
export class LedgerController {
  constructor(private readonly ledger: LedgerService) {}

  @Serves(readLedger)
  @Header('cache-control', 'private, no-store')
  async page(
    @Member() userId: string,
    @Input() { query }: CallInput<typeof readLedger>,
  ): Promise<LedgerPage> {
    return this.ledger.page(userId, query.before ?? null, query.limit);
  }
}
