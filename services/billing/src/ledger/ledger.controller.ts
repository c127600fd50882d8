import { type LedgerPage, ledgerQuerySchema } from '@likeness/contracts/http/payments';
import { ZodPipe } from '@likeness/service-kit/http/zod.pipe';
import { Controller, Get, Header, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Member } from '../http/member.js';
import { Ledger } from './ledger.service.js';

@Controller('api/payments/ledger')
export class LedgerController {
  constructor(private readonly ledger: Ledger) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async page(
    @Member() userId: string,
    @Query(new ZodPipe(ledgerQuerySchema)) query: z.output<typeof ledgerQuerySchema>,
  ): Promise<LedgerPage> {
    return this.ledger.page(userId, query.before ?? null, query.limit);
  }
}
