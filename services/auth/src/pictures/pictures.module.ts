import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { Module } from '@nestjs/common';
import { PictureEditor } from './picture-editor.js';
import { ProfilePicturesService } from './profile-pictures.service.js';

@Module({
  providers: [ObjectRemovals, PictureEditor, ProfilePicturesService],
  exports: [ProfilePicturesService],
})
export class PicturesModule {}
