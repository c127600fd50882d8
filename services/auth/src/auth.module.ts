import { DatabaseModule } from '@likeness/service-kit/database/database.module';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { MailDispatch } from '@likeness/service-kit/mail/mail-dispatch.service';
import { MailOrder } from '@likeness/service-kit/mail/mail-order.entity';
import { MailOrdersRepository } from '@likeness/service-kit/mail/mail-orders.repository';
import { MailWriter } from '@likeness/service-kit/mail/mail-writer';
import { Mailer } from '@likeness/service-kit/mail/mailer';
import { LOGGER, ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { openObjectStore } from '@likeness/service-kit/storage/open-object-store';
import { ObjectStore } from '@likeness/storage/object-store';
import { type DynamicModule, Module } from '@nestjs/common';
import { Redis } from 'ioredis';
import { AuthController } from './accounts/auth.controller.js';
import { ForgottenPassword } from './accounts/forgotten-password.service.js';
import { Login } from './accounts/login.service.js';
import { PasswordController } from './accounts/password.controller.js';
import { PasswordReset } from './accounts/password-reset.service.js';
import { Registration } from './accounts/registration.service.js';
import { Verification } from './accounts/verification.service.js';
import { VisitorClaims } from './claims/visitor-claims.service.js';
import { Visits } from './claims/visits.service.js';
import { Account } from './database/account.entity.js';
import { AccountsRepository } from './database/accounts.repository.js';
import { MailToken } from './database/mail-token.entity.js';
import { MailTokensRepository } from './database/mail-tokens.repository.js';
import { CreateAccounts1763650000000 } from './database/migrations/1763650000000-create-accounts.js';
import { ClaimVisitors1763660000000 } from './database/migrations/1763660000000-claim-visitors.js';
import { SessionRow } from './database/session.entity.js';
import { SessionsRepository } from './database/sessions.repository.js';
import { VisitorClaimsRepository } from './database/visitor-claims.repository.js';
import { Erasure } from './database/erasure.entity.js';
import { ErasuresRepository } from './database/erasures.repository.js';
import { EraseAccounts1763670000000 } from './database/migrations/1763670000000-erase-accounts.js';
import { FollowBilling1763690000000 } from './database/migrations/1763690000000-follow-billing.js';
import type { Env } from './env.js';
import { AccountRemoval } from './erasure/account-removal.service.js';
import { ErasureProcess } from './erasure/erasure-process.service.js';
import { AccountExport } from './export/account-export.service.js';
import { ImageFilesClient } from './export/image-files.client.js';
import { AccountStanding } from './operator/account-standing.service.js';
import { GoogleAccounts } from './google/google-accounts.service.js';
import { GoogleSignIn } from './google/google-sign-in.service.js';
import { GoogleStrategy } from './google/google-strategy.js';
import { GoogleController } from './google/google.controller.js';
import { OauthStates } from './google/oauth-states.js';
import { redirectAllowList } from './google/redirect-allow-list.js';
import { BrowserCookies } from './http/browser-cookies.js';
import { UnknownCallController } from './http/unknown-call.controller.js';
import { AttemptLimits, attemptLimits } from './limits/attempt-limits.js';
import { MailOrders } from './mail/mail-orders.service.js';
import { AccountMails } from './mail/account-mails.service.js';
import { SiteLinks } from './mail/site-links.js';
import { Neighbours } from './neighbours/neighbours.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PictureEditor } from './pictures/picture-editor.js';
import { ProfilePictureController } from './pictures/profile-picture.controller.js';
import { ProfilePictures } from './pictures/profile-pictures.service.js';
import { Housekeeping } from './sessions/housekeeping.service.js';
import { InternalSessionsController } from './sessions/internal-sessions.controller.js';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { SessionCache } from './sessions/session-cache.js';
import { Sessions } from './sessions/sessions.service.js';
import { StandingConsumer } from './standing/standing.consumer.js';
import { StandingCopies } from './standing/standing-copies.service.js';
import { MailTokens } from './tokens/mail-tokens.service.js';
import { Profile } from './users/profile.service.js';
import { InternalAccountsController } from './users/internal-accounts.controller.js';
import { UsersController } from './users/users.controller.js';

const SERVICE = 'auth';

@Module({})
export class AuthModule {
  static register(env: Env, logger: Logger): DynamicModule {
    return {
      module: AuthModule,
      imports: [
        ServiceKitModule.register({
          name: SERVICE,
          logger,
          redisUrl: env.REDIS_URL,
          authSecret: env.AUTH_SECRET,
        }),
        DatabaseModule.register({
          url: env.DATABASE_URL,
          schema: SERVICE,
          entities: [Account, SessionRow, MailToken, MailOrder, Erasure],
          migrations: [
            CreateAccounts1763650000000,
            ClaimVisitors1763660000000,
            EraseAccounts1763670000000,
            FollowBilling1763690000000,
          ],
        }),
      ],
      controllers: [
        AuthController,
        PasswordController,
        UsersController,
        ProfilePictureController,
        GoogleController,
        InternalSessionsController,
        InternalAccountsController,
        UnknownCallController,
      ],
      providers: [
        AccountsRepository,
        SessionsRepository,
        MailTokensRepository,
        MailOrdersRepository,
        VisitorClaimsRepository,
        ErasuresRepository,
        { provide: QuickRedis, useFactory: () => new QuickRedis(env.REDIS_URL, 'auth-quick') },
        {
          provide: AttemptLimits,
          useFactory: (redis: QuickRedis) => new AttemptLimits(redis, attemptLimits(env)),
          inject: [QuickRedis],
        },
        { provide: SiteLinks, useValue: new SiteLinks(env.PUBLIC_URL) },
        { provide: Mailer, useFactory: () => new Mailer(env.SMTP_URL, env.MAIL_FROM) },
        { provide: MailWriter, useClass: AccountMails },
        MailDispatch,
        MailOrders,
        PasswordHasher,
        SessionCache,
        Sessions,
        Housekeeping,
        MailTokens,
        Registration,
        Login,
        Verification,
        ForgottenPassword,
        PasswordReset,
        { provide: ObjectStore, useFactory: () => openObjectStore(env) },
        PictureEditor,
        ProfilePictures,
        Profile,
        {
          provide: BrowserCookies,
          useValue: new BrowserCookies(env.PUBLIC_URL.startsWith('https:')),
        },
        {
          provide: Neighbours,
          useFactory: (tokens: InternalTokens) => {
            const client = (to: string, baseUrl: string) =>
              new InternalClient(tokens, { from: SERVICE, to, baseUrl });
            return new Neighbours(
              client('images', env.IMAGES_URL),
              client('lenses', env.LENSES_URL),
              client('billing', env.BILLING_URL),
            );
          },
          inject: [InternalTokens],
        },
        {
          provide: VisitorClaims,
          useFactory: (claims: VisitorClaimsRepository, neighbours: Neighbours) =>
            new VisitorClaims(claims, neighbours, logger),
          inject: [VisitorClaimsRepository, Neighbours],
        },
        Visits,
        {
          provide: ErasureProcess,
          useFactory: (
            erasures: ErasuresRepository,
            neighbours: Neighbours,
            pictures: ProfilePictures,
            mails: MailOrders,
          ) => new ErasureProcess({ erasures, neighbours, pictures, mails, logger }),
          inject: [ErasuresRepository, Neighbours, ProfilePictures, MailOrders],
        },
        AccountRemoval,
        {
          provide: AccountExport,
          useFactory: (
            tokens: InternalTokens,
            neighbours: Neighbours,
            pictures: ProfilePictures,
          ) => {
            const files = new ImageFilesClient(tokens, env.IMAGES_URL);
            return new AccountExport(neighbours, files, pictures, logger);
          },
          inject: [InternalTokens, Neighbours, ProfilePictures],
        },
        AccountStanding,
        StandingCopies,
        {
          provide: StandingConsumer,
          useFactory: (redis: Redis, log: Logger, copies: StandingCopies) =>
            new StandingConsumer(redis, log, copies),
          inject: [Redis, LOGGER, StandingCopies],
        },
        OauthStates,
        GoogleAccounts,
        {
          provide: GoogleSignIn,
          useFactory: (states: OauthStates, accounts: GoogleAccounts) => {
            const strategy = env.google && new GoogleStrategy(env.google, states);
            return new GoogleSignIn(
              { strategy, allowed: redirectAllowList(env) },
              states,
              accounts,
            );
          },
          inject: [OauthStates, GoogleAccounts],
        },
      ],
    };
  }
}
