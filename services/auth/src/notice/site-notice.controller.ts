import { noticeCalls } from '@likeness/contracts/calls/auth/notice.calls';
import { operatorCalls } from '@likeness/contracts/calls/auth/operator.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { SiteNotice } from '@likeness/contracts/http/notice';
import { Serves } from '@likeness/service-kit/http/serves';
import { Public } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Header } from '@nestjs/common';
import { AccountInput } from '../http/account-input.js';
import { CurrentOperator, ServesOperators } from '../operator/operator.guard.js';
import type { Operator } from '../operator/operator-sessions.service.js';
import { SiteNoticeService } from './site-notice.service.js';

const { readNotice } = noticeCalls;
const { setNotice } = operatorCalls;

@Controller()
export class SiteNoticeController {
  constructor(private readonly notices: SiteNoticeService) {}

  @Public()
  @Serves(readNotice)
  @Header('cache-control', 'public, max-age=30')
  async read(): Promise<{ notice: SiteNotice }> {
    return { notice: await this.notices.read() };
  }

  @ServesOperators(setNotice)
  async set(
    @CurrentOperator() { accountId }: Operator,
    @AccountInput() { body }: CallInput<typeof setNotice>,
  ): Promise<void> {
    await this.notices.set(accountId, body.notice);
  }
}
