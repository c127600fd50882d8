import { ClosedOwners } from '@likeness/service-kit/database/closed-owners';
import { Module } from '@nestjs/common';
import { RepositoriesModule } from '../database/repositories.module.js';
import { GalleryModule } from '../gallery/gallery.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { InternalAccountsController } from './internal-accounts.controller.js';
import { OwnedDataService } from './owned-data.service.js';

@Module({
  imports: [GalleryModule, RepositoriesModule, RetentionModule],
  controllers: [InternalAccountsController],
  providers: [ClosedOwners, OwnedDataService],
})
export class AccountsModule {}
