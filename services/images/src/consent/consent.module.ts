import { Module } from '@nestjs/common';
import { RepositoriesModule } from '../database/repositories.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { FaceConsentController } from './face-consent.controller.js';
import { FaceConsentService } from './face-consent.service.js';

@Module({
  imports: [RepositoriesModule, RetentionModule],
  controllers: [FaceConsentController],
  providers: [FaceConsentService],
  exports: [FaceConsentService],
})
export class ConsentModule {}
