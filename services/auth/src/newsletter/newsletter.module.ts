import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.js';
import { NewsletterExportService } from './newsletter-export.service.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';

@Module({
  imports: [LimitsModule],
  controllers: [NewsletterController],
  providers: [NewsletterExportService, NewsletterService],
})
export class NewsletterModule {}
