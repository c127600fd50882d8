import type { Logger } from '@likeness/service-kit/logging/logger';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Env } from './env.js';
import { DatabaseModule } from '@likeness/service-kit/database/database.module';
import { PersonLimit } from '@likeness/service-kit/limits/person-limit';
import { mailProviders } from '@likeness/service-kit/mail/mail-providers';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { StorageModule } from '@likeness/service-kit/storage/storage.module';
import { UploadModule } from '@likeness/service-kit/uploads/upload.module';
import { AuthController } from './accounts/auth.controller.js';
import { LoginService } from './accounts/login.service.js';
import { PasswordChangeService } from './accounts/password-change.service.js';
import {
  ForgottenPasswordService,
  PasswordResetService,
} from './accounts/password-reset.service.js';
import { PasswordController } from './accounts/password.controller.js';
import { RegistrationService } from './accounts/registration.service.js';
import { VerificationService } from './accounts/verification.service.js';
import { authSettings } from './auth.settings.js';
import { VisitorClaimsService } from './claims/visitor-claims.service.js';
import { VisitsService } from './claims/visits.service.js';
import { AccountsRepository } from './database/accounts.repository.js';
import { authSchema } from './database/auth.schema.js';
import { ErasuresRepository } from './database/erasures.repository.js';
import { MailTokensRepository } from './database/mail-tokens.repository.js';
import { NewsletterSubscribersRepository } from './database/newsletter-subscribers.repository.js';
import { NoticesRepository } from './database/notices.repository.js';
import { OperatorActsRepository } from './database/operator-acts.repository.js';
import { OperatorSessionsRepository } from './database/operator-sessions.repository.js';
import { OperatorsRepository } from './database/operators.repository.js';
import { RegistrationsRepository } from './database/registrations.repository.js';
import { SessionsRepository } from './database/sessions.repository.js';
import { SiteNoticeRepository } from './database/site-notice.repository.js';
import { VisitorClaimsRepository } from './database/visitor-claims.repository.js';
import { AccountRemovalService } from './erasure/account-removal.service.js';
import { ErasureFigures, ErasureProcessService } from './erasure/erasure-process.service.js';
import { AccountExportService } from './export/account-export.service.js';
import { ImageFilesClient } from './export/image-files.client.js';
import { GoogleAccountsService } from './google/google-accounts.service.js';
import { GoogleSignInService } from './google/google-sign-in.service.js';
import { GoogleController } from './google/google.controller.js';
import { OauthStates } from './google/oauth-states.js';
import { UnknownCallController } from './http/unknown-call.controller.js';
import { Imprint } from './imprint/imprint.js';
import { InternalController } from './internal/internal.controller.js';
import { AttemptLimits } from './limits/attempt-limits.js';
import { NewAccountLimits } from './limits/new-account-limits.js';
import { AccountMailsService } from './mail/account-mails.service.js';
import { MailOrdersService } from './mail/mail-orders.service.js';
import { NewsletterMails } from './mail/newsletter-mails.js';
import { NoticesService } from './mail/notices.service.js';
import { NewsletterExportService } from './newsletter/newsletter-export.service.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { NewsletterService } from './newsletter/newsletter.service.js';
import { SiteNoticeController } from './notice/site-notice.controller.js';
import { SiteNoticeService } from './notice/site-notice.service.js';
import { AppointmentsService } from './operator/appointments.service.js';
import { FailedJobsService } from './operator/failed-jobs.service.js';
import { OperatorAccessController } from './operator/operator-access.controller.js';
import { OperatorLogService } from './operator/operator-log.service.js';
import { OperatorPaymentsService } from './operator/operator-payments.service.js';
import { OperatorSessionsService } from './operator/operator-sessions.service.js';
import { OperatorController } from './operator/operator.controller.js';
import { OverviewService } from './operator/overview.service.js';
import { RepeatedErasuresService } from './operator/repeated-erasures.service.js';
import { SecondFactorService } from './operator/second-factor.service.js';
import { SuspensionService } from './operator/suspension.service.js';
import { NewPasswordService } from './passwords/new-password.service.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PictureEditor } from './pictures/picture-editor.js';
import { ProfilePicturesService } from './pictures/profile-pictures.service.js';
import { ExpiredRowsService } from './sessions/expired-rows.service.js';
import { HousekeepingService } from './sessions/housekeeping.service.js';
import { LoginSessionsController } from './sessions/login-sessions.controller.js';
import { LoginSessionsService } from './sessions/login-sessions.service.js';
import { SessionCache } from './sessions/session-cache.js';
import { SessionsService } from './sessions/sessions.service.js';
import {
  AccountJobsConsumer,
  AccountSnapshotsService,
} from './snapshots/account-snapshots.service.js';
import { MailTokensService } from './tokens/mail-tokens.service.js';
import { ProfilePictureController } from './users/profile-picture.controller.js';
import { ProfileService } from './users/profile.service.js';
import { ReactionCopiesService } from './users/reaction-copies.service.js';
import { UsersController } from './users/users.controller.js';

const REPOSITORIES = [
  AccountsRepository,
  ErasuresRepository,
  MailTokensRepository,
  NewsletterSubscribersRepository,
  NoticesRepository,
  OperatorActsRepository,
  OperatorSessionsRepository,
  OperatorsRepository,
  RegistrationsRepository,
  SessionsRepository,
  SiteNoticeRepository,
  VisitorClaimsRepository,
];

@Module({
  controllers: [
    AuthController,
    PasswordController,
    GoogleController,
    NewsletterController,
    SiteNoticeController,
    OperatorAccessController,
    OperatorController,
    LoginSessionsController,
    ProfilePictureController,
    UsersController,
    InternalController,
    UnknownCallController,
  ],
  providers: [
    ...REPOSITORIES,
    ForgottenPasswordService,
    LoginService,
    PasswordChangeService,
    PasswordResetService,
    RegistrationService,
    VerificationService,
    VisitorClaimsService,
    VisitsService,
    AccountRemovalService,
    ErasureFigures,
    ErasureProcessService,
    AccountExportService,
    ImageFilesClient,
    GoogleAccountsService,
    GoogleSignInService,
    OauthStates,
    AttemptLimits,
    NewAccountLimits,
    NewsletterExportService,
    NewsletterService,
    SiteNoticeService,
    AppointmentsService,
    FailedJobsService,
    OperatorLogService,
    OperatorPaymentsService,
    OperatorSessionsService,
    OverviewService,
    RepeatedErasuresService,
    SecondFactorService,
    SuspensionService,
    NewPasswordService,
    PasswordHasher,
    ObjectRemovals,
    PictureEditor,
    ProfilePicturesService,
    ExpiredRowsService,
    HousekeepingService,
    LoginSessionsService,
    SessionCache,
    SessionsService,
    AccountJobsConsumer,
    AccountSnapshotsService,
    PersonLimit,
    ProfileService,
    ReactionCopiesService,
    MailOrdersService,
    MailTokensService,
    NoticesService,
    Imprint,
    NewsletterMails,
  ],
})
export class AuthModule {
  static register(env: Env, logger: Logger): DynamicModule {
    return {
      module: AuthModule,
      imports: [
        ServiceKitModule.register({ name: 'auth', env, logger }),
        UploadModule.register('auth', env),
        DatabaseModule.register(authSchema, env),
        StorageModule.register({ env, isVital: false }),
      ],
      providers: [...authSettings(env), ...mailProviders(env, AccountMailsService)],
    };
  }
}
