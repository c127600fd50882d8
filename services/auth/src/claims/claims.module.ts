import { Module } from '@nestjs/common';
import { VisitorClaimsService } from './visitor-claims.service.js';
import { VisitsService } from './visits.service.js';

@Module({
  providers: [VisitorClaimsService, VisitsService],
  exports: [VisitsService],
})
export class ClaimsModule {}
