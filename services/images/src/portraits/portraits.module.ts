import { Module } from '@nestjs/common';
import { RepositoriesModule } from '../database/repositories.module.js';
import { PixelsModule } from '../pixels/pixels.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { PortraitOwners } from './portrait-owners.js';
import { PortraitService } from './portrait.service.js';
import { PortraitsController } from './portraits.controller.js';
import { RenderFiles } from './render-files.js';

@Module({
  imports: [PixelsModule, RepositoriesModule, RetentionModule],
  controllers: [PortraitsController],
  providers: [PortraitOwners, PortraitService, RenderFiles],
  exports: [PortraitService],
})
export class PortraitsModule {}
