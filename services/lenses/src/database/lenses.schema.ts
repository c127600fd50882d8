import type { Schema } from '@likeness/service-kit/database/database.module';
import { OutboxEntry } from '@likeness/service-kit/outbox/outbox.entity';
import { Generation } from './generation.entity.js';
import { CreateLenses1763640000000 } from './migrations/1763640000000-create-lenses.js';
import { BothTools1764100000000 } from './migrations/1764100000000-both-tools.js';
import { DiscardLeftovers1764500000000 } from './migrations/1764500000000-discard-leftovers.js';
import { PackStyles1764800000000 } from './migrations/1764800000000-pack-styles.js';
import { RecentRenderTimes1765200000000 } from './migrations/1765200000000-recent-render-times.js';
import { RenderClaims1765000000000 } from './migrations/1765000000000-render-claims.js';
import { RenderLanes1764600000000 } from './migrations/1764600000000-render-lanes.js';
import { FairTurns1765140000000 } from './migrations/1765140000000-fair-turns.js';
import { LeaseDeliveries1764400000000 } from './migrations/1764400000000-lease-deliveries.js';
import { SortStyles1765300000000 } from './migrations/1765300000000-sort-styles.js';
import { TraceOutbox1764700000000 } from './migrations/1764700000000-trace-outbox.js';
import { RenderTimes1764900000000 } from './migrations/1764900000000-render-times.js';
import { ExpireGenerations1765600000000 } from './migrations/1765600000000-expire-generations.js';
import { PortraitFinish1765400000000 } from './migrations/1765400000000-portrait-finish.js';
import { Render } from './render.entity.js';
import { HeadPoseRow, StyleRow } from './catalogue.entities.js';

export const lensesSchema: Schema = {
  schema: 'lenses',
  entities: [Generation, Render, StyleRow, HeadPoseRow, OutboxEntry],
  migrations: [
    CreateLenses1763640000000,
    BothTools1764100000000,
    LeaseDeliveries1764400000000,
    DiscardLeftovers1764500000000,
    RenderLanes1764600000000,
    TraceOutbox1764700000000,
    PackStyles1764800000000,
    RenderTimes1764900000000,
    RenderClaims1765000000000,
    FairTurns1765140000000,
    RecentRenderTimes1765200000000,
    SortStyles1765300000000,
    PortraitFinish1765400000000,
    ExpireGenerations1765600000000,
  ],
};
