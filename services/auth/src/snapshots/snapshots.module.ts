import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountJobsConsumer } from './account-jobs.consumer.js';
import { AccountSnapshotsService } from './account-snapshots.service.js';

@Module({
  imports: [SessionsModule],
  providers: [AccountJobsConsumer, AccountSnapshotsService],
})
export class SnapshotsModule {}
