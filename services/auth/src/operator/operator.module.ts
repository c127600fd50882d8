import { Module } from '@nestjs/common';
import { ErasureModule } from '../erasure/erasure.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AppointmentsService } from './appointments.service.js';
import { FailedJobsService } from './failed-jobs.service.js';
import { OperatorAccessController } from './operator-access.controller.js';
import { OperatorLogService } from './operator-log.service.js';
import { OperatorPaymentsService } from './operator-payments.service.js';
import { OperatorSessionsService } from './operator-sessions.service.js';
import { OperatorController } from './operator.controller.js';
import { OverviewService } from './overview.service.js';
import { RepeatedErasuresService } from './repeated-erasures.service.js';
import { SecondFactorService } from './second-factor.service.js';
import { SuspensionService } from './suspension.service.js';

@Module({
  imports: [ErasureModule, SessionsModule],
  controllers: [OperatorAccessController, OperatorController],
  providers: [
    AppointmentsService,
    FailedJobsService,
    OperatorLogService,
    OperatorPaymentsService,
    OperatorSessionsService,
    OverviewService,
    RepeatedErasuresService,
    SecondFactorService,
    SuspensionService,
  ],
  exports: [OperatorLogService, OperatorSessionsService],
})
export class OperatorModule {}
