import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/operator.module.js';
import { SiteNoticeController } from './site-notice.controller.js';
import { SiteNoticeService } from './site-notice.service.js';

@Module({
  imports: [OperatorModule],
  controllers: [SiteNoticeController],
  providers: [SiteNoticeService],
})
export class NoticeModule {}
