import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.js';
import { AccountExportService } from './account-export.service.js';
import { ImageFilesClient } from './image-files.client.js';

@Module({
  imports: [PicturesModule],
  providers: [AccountExportService, ImageFilesClient],
  exports: [AccountExportService],
})
export class ExportModule {}
