import { Global, Module } from '@nestjs/common';
import { AccountsRepository } from './accounts.repository.js';
import { ErasuresRepository } from './erasures.repository.js';
import { MailTokensRepository } from './mail-tokens.repository.js';
import { NewsletterSubscribersRepository } from './newsletter-subscribers.repository.js';
import { NoticesRepository } from './notices.repository.js';
import { OperatorActsRepository } from './operator-acts.repository.js';
import { OperatorSessionsRepository } from './operator-sessions.repository.js';
import { OperatorsRepository } from './operators.repository.js';
import { RegistrationsRepository } from './registrations.repository.js';
import { SessionsRepository } from './sessions.repository.js';
import { SiteNoticeRepository } from './site-notice.repository.js';
import { VisitorClaimsRepository } from './visitor-claims.repository.js';

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

@Global()
@Module({ providers: REPOSITORIES, exports: REPOSITORIES })
export class RepositoriesModule {}
