import { Module } from '@nestjs/common';
import { MemeFonts } from './meme-fonts.js';
import { PixelBudget } from './pixel-budget.js';

@Module({
  providers: [{ provide: MemeFonts, useFactory: () => MemeFonts.load() }, PixelBudget],
  exports: [MemeFonts, PixelBudget],
})
export class PixelsModule {}
