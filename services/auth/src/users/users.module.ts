import { PersonLimit } from '@likeness/service-kit/limits/person-limit';
import { Module } from '@nestjs/common';
import { ErasureModule } from '../erasure/erasure.module.js';
import { ExportModule } from '../export/export.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { ProfilePictureController } from './profile-picture.controller.js';
import { ProfileService } from './profile.service.js';
import { ReactionCopiesService } from './reaction-copies.service.js';
import { UsersController } from './users.controller.js';

@Module({
  imports: [ErasureModule, ExportModule, PicturesModule],
  controllers: [ProfilePictureController, UsersController],
  providers: [PersonLimit, ProfileService, ReactionCopiesService],
  exports: [ProfileService],
})
export class UsersModule {}
