import { Module } from '@nestjs/common';
import { AttemptLimits } from './attempt-limits.js';
import { NewAccountLimits } from './new-account-limits.js';

@Module({
  providers: [AttemptLimits, NewAccountLimits],
  exports: [AttemptLimits, NewAccountLimits],
})
export class LimitsModule {}
