import { Module } from '@nestjs/common';
import { RepositoriesModule } from '../database/repositories.module.js';
import { WatermarkRemovalService } from './watermark-removal.service.js';
import { WatermarksController } from './watermarks.controller.js';

@Module({
  imports: [RepositoriesModule],
  controllers: [WatermarksController],
  providers: [WatermarkRemovalService],
})
export class WatermarksModule {}
