import { Module } from '@nestjs/common';
import { PixelBudget } from './pixel-budget.js';

@Module({
  providers: [PixelBudget],
  exports: [PixelBudget],
})
export class PixelsModule {}
