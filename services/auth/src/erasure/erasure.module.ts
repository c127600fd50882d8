import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountRemovalService } from './account-removal.service.js';
import { ErasureFigures, ErasureProcessService } from './erasure-process.service.js';

@Module({
  imports: [PicturesModule, SessionsModule],
  providers: [AccountRemovalService, ErasureFigures, ErasureProcessService],
  exports: [AccountRemovalService],
})
export class ErasureModule {}
