import type { SiteNotice } from '@likeness/contracts/http/notice';
import { queryRow } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const noticeRow = z.object({ en: z.string(), de: z.string() });

@Injectable()
export class SiteNoticeRepository extends SqlRepository {
  async read(): Promise<SiteNotice> {
    return (await queryRow(this.database, noticeRow)`SELECT en, de FROM site_notice`) ?? null;
  }

  async write(manager: EntityManager, notice: SiteNotice): Promise<void> {
    if (notice === null) {
      await manager.sql`DELETE FROM site_notice`;
      return;
    }
    await manager.sql`INSERT INTO site_notice (en, de) VALUES (${notice.en}, ${notice.de})
      ON CONFLICT (is_only) DO UPDATE SET en = excluded.en, de = excluded.de`;
  }
}
