import type { SiteNotice } from '@likeness/contracts/http/notice';
import { Injectable } from '@nestjs/common';
import { SiteNoticeRepository } from '../database/site-notice.repository.js';
import { OperatorLogService } from '../operator/operator-log.service.js';

@Injectable()
export class SiteNoticeService {
  constructor(
    private readonly notices: SiteNoticeRepository,
    private readonly log: OperatorLogService,
  ) {}

  async read(): Promise<SiteNotice> {
    return this.notices.read();
  }

  async set(operatorId: string, notice: SiteNotice): Promise<void> {
    await this.notices.transaction(async (manager) => {
      const act = notice === null ? 'notice_cleared' : 'notice_set';
      await this.log.write({ operatorId, act, subject: notice?.en ?? null }, manager);
      await this.notices.write(manager, notice);
    });
  }
}
