import { Module } from '@nestjs/common';
import { RepositoriesModule } from '../database/repositories.module.js';
import { PixelsModule } from '../pixels/pixels.module.js';
import { ProvenanceModule } from '../provenance/provenance.module.js';
import { ExpiryNoticesService } from './expiry-notices.service.js';
import { ImageRemovalService } from './image-removal.service.js';
import { Lifetimes } from './lifetimes.js';
import { PlansConsumer } from './plans.consumer.js';
import { RetentionService } from './retention.service.js';
import { StoredBytesService } from './stored-bytes.service.js';
import { UnfinishedImagesService } from './unfinished-images.service.js';

@Module({
  imports: [PixelsModule, ProvenanceModule, RepositoriesModule],
  providers: [
    ExpiryNoticesService,
    ImageRemovalService,
    Lifetimes,
    PlansConsumer,
    RetentionService,
    StoredBytesService,
    UnfinishedImagesService,
  ],
  exports: [ImageRemovalService, Lifetimes],
})
export class RetentionModule {}
