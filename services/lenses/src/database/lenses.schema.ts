import type { Schema } from '@likeness/service-kit/database/database.module';
import { OutboxRetries1765850000000 } from '@likeness/service-kit/outbox/outbox-retries.migration';
import { Generation, Render } from './lenses.entities.js';
import { Baseline1765200000000 } from './migrations/1765200000000-baseline.js';
import { SortStyles1765300000000 } from './migrations/1765300000000-sort-styles.js';
import { ExpireGenerations1765600000000 } from './migrations/1765600000000-expire-generations.js';
import { ClosedOwners1765900000000 } from './migrations/1765900000000-closed-owners.js';
import { PortraitFinish1765400000000 } from './migrations/1765400000000-portrait-finish.js';

export const lensesSchema: Schema = {
  schema: 'lenses',
  entities: [Generation, Render],
  migrations: [
    Baseline1765200000000,
    SortStyles1765300000000,
    PortraitFinish1765400000000,
    ExpireGenerations1765600000000,
    OutboxRetries1765850000000,
    ClosedOwners1765900000000,
  ],
};
