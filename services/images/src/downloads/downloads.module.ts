import { PersonSlots } from '@likeness/service-kit/limits/person-slots';
import { Module } from '@nestjs/common';
import { RepositoriesModule } from '../database/repositories.module.js';
import { FilesModule } from '../files/files.module.js';
import { DownloadPlanService } from './download-plan.service.js';
import { DownloadsController } from './downloads.controller.js';
import { ZipDownloadService } from './zip-download.service.js';

/** Downloads are streamed, so their number in all needs no limit. */
export const downloadSlots = () =>
  new PersonSlots({
    perPerson: 2,
    perAddress: 4,
    code: 'DOWNLOADS_RUNNING',
    retryAfterSeconds: 10,
  });

@Module({
  imports: [FilesModule, RepositoriesModule],
  controllers: [DownloadsController],
  providers: [
    DownloadPlanService,
    ZipDownloadService,
    { provide: PersonSlots, useFactory: downloadSlots },
  ],
})
export class DownloadsModule {}
