import { Module } from '@nestjs/common';
import { RepositoriesModule } from '../database/repositories.module.js';
import { GalleryService } from './gallery.service.js';
import { ImageListService } from './image-list.service.js';
import { ImagesController } from './images.controller.js';
import { InternalImagesController } from './internal-images.controller.js';
import { ReactionsService } from './reactions.service.js';

@Module({
  imports: [RepositoriesModule],
  controllers: [ImagesController, InternalImagesController],
  providers: [GalleryService, ImageListService, ReactionsService],
  exports: [ReactionsService],
})
export class GalleryModule {}
