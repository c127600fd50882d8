import { Module } from '@nestjs/common';
import { RepositoriesModule } from '../database/repositories.module.js';
import { FilesModule } from '../files/files.module.js';
import { DownloadPlanService } from './download-plan.service.js';
import { DownloadSlots } from './download-slots.js';
import { DownloadsController } from './downloads.controller.js';
import { ZipDownloadService } from './zip-download.service.js';

@Module({
  imports: [FilesModule, RepositoriesModule],
  controllers: [DownloadsController],
  providers: [DownloadPlanService, DownloadSlots, ZipDownloadService],
})
export class DownloadsModule {}
