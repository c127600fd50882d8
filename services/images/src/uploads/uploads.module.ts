import { Module } from '@nestjs/common';
import { ConsentModule } from '../consent/consent.module.js';
import { RepositoriesModule } from '../database/repositories.module.js';
import { PixelsModule } from '../pixels/pixels.module.js';
import { ProvenanceModule } from '../provenance/provenance.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { InternalPhotosController } from './internal-photos.controller.js';
import { PhotoCheckService } from './photo-check.service.js';
import { PhotoDraftsService } from './photo-drafts.service.js';
import { PhotoKeeperService } from './photo-keeper.service.js';
import { PhotoNormaliser } from './photo-normaliser.js';
import { PhotoOriginService } from './photo-origin.service.js';
import { PhotoResolverService } from './photo-resolver.service.js';
import { UploadService } from './upload.service.js';
import { UploadsController } from './uploads.controller.js';

@Module({
  imports: [ConsentModule, PixelsModule, ProvenanceModule, RepositoriesModule, RetentionModule],
  controllers: [InternalPhotosController, UploadsController],
  providers: [
    PhotoCheckService,
    PhotoDraftsService,
    PhotoKeeperService,
    PhotoNormaliser,
    PhotoOriginService,
    PhotoResolverService,
    UploadService,
  ],
})
export class UploadsModule {}
