import type { Schema } from '@likeness/service-kit/database/database.module';
import { MailRefusals1765950000000 } from '@likeness/service-kit/mail/mail-refusals.migration';
import { Account } from './account.entity.js';
import { Baseline1765140000000 } from './migrations/1765140000000-baseline.js';
import { Languages1765200000000 } from './migrations/1765200000000-languages.js';
import { SiteNotice1765300000000 } from './migrations/1765300000000-site-notice.js';
import { SessionRow } from './sessions.repository.js';

export const authSchema: Schema = {
  schema: 'auth',
  entities: [Account, SessionRow],
  migrations: [
    Baseline1765140000000,
    Languages1765200000000,
    SiteNotice1765300000000,
    MailRefusals1765950000000,
  ],
};
