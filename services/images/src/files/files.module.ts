import { PersonLimit } from '@likeness/service-kit/limits/person-limit';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { Module } from '@nestjs/common';
import { RepositoriesModule } from '../database/repositories.module.js';
import { PixelsModule } from '../pixels/pixels.module.js';
import { CropService } from './crop.service.js';
import { DerivedFilesService } from './derived-files.service.js';
import { DisplaySizeService } from './display-size.service.js';
import { EnlargedFileService } from './enlarged-file.service.js';
import { ImageFileController } from './image-file.controller.js';
import { ImageFileService } from './image-file.service.js';
import { LabelIcons } from './label-icons.js';
import { LabelService } from './label.service.js';
import { RequestedFileService } from './requested-file.service.js';
import { WideFileService } from './wide-file.service.js';

@Module({
  imports: [PixelsModule, RepositoriesModule],
  controllers: [ImageFileController],
  providers: [
    CropService,
    DerivedFilesService,
    DisplaySizeService,
    EnlargedFileService,
    ImageFileService,
    LabelIcons,
    LabelService,
    PersonLimit,
    QuickRedis,
    RequestedFileService,
    WideFileService,
  ],
  exports: [EnlargedFileService, RequestedFileService],
})
export class FilesModule {}
