import { expiryTellJob } from '@likeness/contracts/jobs/accounts.jobs';
import { creditsCaptureJob, creditsReleaseJob } from '@likeness/contracts/jobs/credits.jobs';
import { CreditsClient } from '@likeness/service-kit/credits/credits.client';
import { DatabaseModule } from '@likeness/service-kit/database/database.module';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { outboxOf } from '@likeness/service-kit/outbox/outbox.service';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { StorageModule } from '@likeness/service-kit/storage/storage.module';
import { UploadModule } from '@likeness/service-kit/uploads/upload.module';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { ConsentModule } from './consent/consent.module.js';
import { imagesSchema } from './database/images.schema.js';
import { DownloadsModule } from './downloads/downloads.module.js';
import { EnlargementsModule } from './enlargements/enlargements.module.js';
import { FilesModule } from './files/files.module.js';
import { GalleryModule } from './gallery/gallery.module.js';
import { imagesSettings } from './images.settings.js';
import { MemesModule } from './memes/memes.module.js';
import { PortraitsModule } from './portraits/portraits.module.js';
import { ProvenanceModule } from './provenance/provenance.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { ShowcaseModule } from './showcase/showcase.module.js';
import { UploadsModule } from './uploads/uploads.module.js';
import { WatermarksModule } from './watermarks/watermarks.module.js';
import type { Env } from './env.js';

@Module({
  imports: [
    AccountsModule,
    ConsentModule,
    DownloadsModule,
    EnlargementsModule,
    FilesModule,
    GalleryModule,
    MemesModule,
    PortraitsModule,
    ProvenanceModule,
    RetentionModule,
    ShowcaseModule,
    UploadsModule,
    WatermarksModule,
  ],
})
export class ImagesModule {
  static register(env: Env, logger: Logger): DynamicModule {
    return {
      module: ImagesModule,
      imports: [
        ServiceKitModule.register({ name: 'images', env, logger }),
        DatabaseModule.register(imagesSchema, env),
        StorageModule.register({ env, isVital: true }),
        { ...UploadModule.register('images', env), global: true },
        toEveryModule([
          ...imagesSettings(env),
          ...outboxOf(creditsCaptureJob, creditsReleaseJob, expiryTellJob),
          CreditsClient,
          ObjectRemovals,
        ]),
      ],
    };
  }
}

function toEveryModule(providers: Provider[]): DynamicModule {
  return { module: ToEveryModule, global: true, providers, exports: providers };
}

class ToEveryModule {}
