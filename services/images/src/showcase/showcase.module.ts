import { Module } from '@nestjs/common';
import { PixelsModule } from '../pixels/pixels.module.js';
import { ShowcaseController } from './showcase.controller.js';
import { ShowcaseService } from './showcase.service.js';

@Module({
  imports: [PixelsModule],
  controllers: [ShowcaseController],
  providers: [ShowcaseService],
})
export class ShowcaseModule {}
