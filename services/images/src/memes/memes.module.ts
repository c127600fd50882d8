import { Module } from '@nestjs/common';
import { RepositoriesModule } from '../database/repositories.module.js';
import { PixelsModule } from '../pixels/pixels.module.js';
import { PortraitsModule } from '../portraits/portraits.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { MemeKeeperService } from './meme-keeper.service.js';
import { MemeSigner } from './meme-signer.js';
import { MemeWriter } from './meme-writer.js';
import { MemesController } from './memes.controller.js';

@Module({
  imports: [PixelsModule, PortraitsModule, RepositoriesModule, RetentionModule],
  controllers: [MemesController],
  providers: [MemeKeeperService, MemeSigner, MemeWriter],
})
export class MemesModule {}
