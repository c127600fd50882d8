import { Module } from '@nestjs/common';
import { RepositoriesModule } from '../database/repositories.module.js';
import { FilesModule } from '../files/files.module.js';
import { EnlargementService } from './enlargement.service.js';
import { EnlargementsController } from './enlargements.controller.js';

@Module({
  imports: [FilesModule, RepositoriesModule],
  controllers: [EnlargementsController],
  providers: [EnlargementService],
})
export class EnlargementsModule {}
