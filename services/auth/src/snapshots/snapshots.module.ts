import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountJobsConsumer, AccountSnapshotsService } from './account-snapshots.service.js';

@Module({
  imports: [SessionsModule],
  providers: [AccountJobsConsumer, AccountSnapshotsService],
})
export class SnapshotsModule {}
