import { DatabaseModule } from '@likeness/service-kit/database/database.module';
import { PersonLimit } from '@likeness/service-kit/limits/person-limit';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { mailProviders } from '@likeness/service-kit/mail/mail-providers';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { StorageModule } from '@likeness/service-kit/storage/storage.module';
import { UploadModule } from '@likeness/service-kit/uploads/upload.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AuthController } from './accounts/auth.controller.js';
import { ForgottenPassword } from './accounts/forgotten-password.service.js';
import { Login } from './accounts/login.service.js';
import { PasswordChange } from './accounts/password-change.service.js';
import { PasswordReset } from './accounts/password-reset.service.js';
import { PasswordController } from './accounts/password.controller.js';
import { Registration } from './accounts/registration.service.js';
import { Verification } from './accounts/verification.service.js';
import { authSettings } from './auth.settings.js';
import { VisitorClaims } from './claims/visitor-claims.service.js';
import { Visits } from './claims/visits.service.js';
import { AccountsRepository } from './database/accounts.repository.js';
import { authSchema } from './database/auth.schema.js';
import { ErasuresRepository } from './database/erasures.repository.js';
import { ExpiryNoticesRepository } from './database/expiry-notices.repository.js';
import { MailTokensRepository } from './database/mail-tokens.repository.js';
import { NewsletterSubscribersRepository } from './database/newsletter-subscribers.repository.js';
import { OperatorActsRepository } from './database/operator-acts.repository.js';
import { OperatorSessionsRepository } from './database/operator-sessions.repository.js';
import { OperatorsRepository } from './database/operators.repository.js';
import { SessionsRepository } from './database/sessions.repository.js';
import { VisitorClaimsRepository } from './database/visitor-claims.repository.js';
import type { Env } from './env.js';
import { AccountRemoval } from './erasure/account-removal.service.js';
import { ErasureProcess } from './erasure/erasure-process.service.js';
import { PersonErasure } from './erasure/person-erasure.service.js';
import { AccountExport } from './export/account-export.service.js';
import { ImageFilesClient } from './export/image-files.client.js';
import { GoogleAccounts } from './google/google-accounts.service.js';
import { GoogleSignIn } from './google/google-sign-in.service.js';
import { GoogleController } from './google/google.controller.js';
import { OauthStates } from './google/oauth-states.js';
import { UnknownCallController } from './http/unknown-call.controller.js';
import { AttemptLimits } from './limits/attempt-limits.js';
import { AccountMails } from './mail/account-mails.service.js';
import { ExpiryNotices } from './mail/expiry-notices.service.js';
import { MailOrders } from './mail/mail-orders.service.js';
import { ServiceClients } from './service-clients/service-clients.js';
import { NewsletterExport } from './newsletter/newsletter-export.service.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { Newsletter } from './newsletter/newsletter.service.js';
import { SuspensionService } from './operator/suspension.service.js';
import { Appointments } from './operator/appointments.service.js';
import { FailureRetries } from './operator/failure-retries.service.js';
import { OperatorAccessController } from './operator/operator-access.controller.js';
import { OperatorController } from './operator/operator.controller.js';
import { OperatorGuard } from './operator/operator.guard.js';
import { OperatorLogController } from './operator/operator-log.controller.js';
import { OperatorLog } from './operator/operator-log.service.js';
import { NewAccountLimits } from './limits/new-account-limits.js';
import { OperatorSessions } from './operator/operator-sessions.service.js';
import { Overview } from './operator/overview.service.js';
import { RepeatedErasures } from './operator/repeated-erasures.service.js';
import { SecondFactor } from './operator/second-factor.service.js';
import { Imprint } from './imprint/imprint.js';
import { NewsletterMails } from './mail/newsletter-mails.js';
import { PaymentMails } from './mail/payment-mails.js';
import { PaymentNotices } from './mail/payment-notices.service.js';
import { PaymentNoticesRepository } from './database/payment-notices.repository.js';
import { NewPassword } from './passwords/new-password.service.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordProof } from './passwords/password-proof.service.js';
import { PictureEditor } from './pictures/picture-editor.js';
import { ProfilePictureController } from './pictures/profile-picture.controller.js';
import { ProfilePictures } from './pictures/profile-pictures.service.js';
import { RegistrationsRepository } from './database/registrations.repository.js';
import { ExpiredRows } from './sessions/expired-rows.service.js';
import { Housekeeping } from './sessions/housekeeping.service.js';
import { InternalSessionsController } from './sessions/internal-sessions.controller.js';
import { LoginSessionsController } from './sessions/login-sessions.controller.js';
import { LoginSessions } from './sessions/login-sessions.service.js';
import { SessionCache } from './sessions/session-cache.js';
import { Sessions } from './sessions/sessions.service.js';
import { AccountSnapshotsService } from './snapshots/account-snapshots.service.js';
import { AccountJobsConsumer } from './snapshots/account-jobs.consumer.js';
import { MailTokens } from './tokens/mail-tokens.service.js';
import { InternalAccountsController } from './users/internal-accounts.controller.js';
import { Profile } from './users/profile.service.js';
import { ReactionCopies } from './users/reaction-copies.service.js';
import { UsersController } from './users/users.controller.js';

const REPOSITORIES = [
  AccountsRepository,
  ErasuresRepository,
  ExpiryNoticesRepository,
  MailTokensRepository,
  NewsletterSubscribersRepository,
  OperatorActsRepository,
  OperatorSessionsRepository,
  OperatorsRepository,
  PaymentNoticesRepository,
  RegistrationsRepository,
  SessionsRepository,
  VisitorClaimsRepository,
];

@Module({
  controllers: [
    AuthController,
    GoogleController,
    InternalAccountsController,
    InternalSessionsController,
    LoginSessionsController,
    NewsletterController,
    OperatorAccessController,
    OperatorController,
    OperatorLogController,
    PasswordController,
    ProfilePictureController,
    UnknownCallController,
    UsersController,
  ],
  providers: [
    ...REPOSITORIES,
    AccountExport,
    AccountRemoval,
    SuspensionService,
    Appointments,
    AttemptLimits,
    ErasureProcess,
    ExpiredRows,
    FailureRetries,
    ForgottenPassword,
    GoogleAccounts,
    GoogleSignIn,
    Housekeeping,
    ImageFilesClient,
    Imprint,
    Login,
    LoginSessions,
    ExpiryNotices,
    MailOrders,
    MailTokens,
    ServiceClients,
    NewAccountLimits,
    NewPassword,
    Newsletter,
    NewsletterExport,
    NewsletterMails,
    OauthStates,
    ObjectRemovals,
    OperatorGuard,
    OperatorLog,
    OperatorSessions,
    Overview,
    PasswordChange,
    PasswordHasher,
    PasswordProof,
    PasswordReset,
    PaymentMails,
    PaymentNotices,
    PersonErasure,
    PersonLimit,
    PictureEditor,
    Profile,
    ProfilePictures,
    QuickRedis,
    ReactionCopies,
    Registration,
    RepeatedErasures,
    SecondFactor,
    SessionCache,
    Sessions,
    AccountJobsConsumer,
    AccountSnapshotsService,
    Verification,
    VisitorClaims,
    Visits,
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
      providers: [...authSettings(env), ...mailProviders(env, AccountMails)],
    };
  }
}
