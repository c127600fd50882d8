import { DatabaseModule } from '@likeness/service-kit/database/database.module';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { StorageModule } from '@likeness/service-kit/storage/storage.module';
import { UploadModule } from '@likeness/service-kit/uploads/upload.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { AuthSettingsModule } from './auth.settings.js';
import { authSchema } from './database/auth.schema.js';
import { RepositoriesModule } from './database/repositories.module.js';
import type { Env } from './env.js';
import { GoogleModule } from './google/google.module.js';
import { UnknownCallController } from './http/unknown-call.controller.js';
import { InternalController } from './internal/internal.controller.js';
import { MailModule } from './mail/mail.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { NoticeModule } from './notice/notice.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SnapshotsModule } from './snapshots/snapshots.module.js';
import { UsersModule } from './users/users.module.js';

const FEATURES = [
  AccountsModule,
  GoogleModule,
  NewsletterModule,
  NoticeModule,
  SessionsModule,
  SnapshotsModule,
  UsersModule,
];

@Module({ controllers: [InternalController, UnknownCallController] })
export class AuthModule {
  static register(env: Env, logger: Logger): DynamicModule {
    return {
      module: AuthModule,
      imports: [
        ServiceKitModule.register({ name: 'auth', env, logger }),
        UploadModule.register('auth', env),
        DatabaseModule.register(authSchema, env),
        StorageModule.register({ env, isVital: false }),
        AuthSettingsModule.register(env),
        MailModule.register(env),
        RepositoriesModule,
        ...FEATURES,
      ],
    };
  }
}
