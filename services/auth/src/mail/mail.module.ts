import { MailboxLimit } from '@likeness/service-kit/limits/mailbox-limit';
import { MailOrdersRepository } from '@likeness/service-kit/mail/mail-orders.repository';
import { mailProviders } from '@likeness/service-kit/mail/mail-providers';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Env } from '../env.js';
import { Imprint } from '../imprint/imprint.js';
import { MailTokensService } from '../tokens/mail-tokens.service.js';
import { AccountMailsService } from './account-mails.service.js';
import { MailOrdersService } from './mail-orders.service.js';
import { NewsletterMails } from './newsletter-mails.js';
import { NoticesService } from './notices.service.js';

@Module({})
export class MailModule {
  static register(env: Env): DynamicModule {
    const own = [MailOrdersService, MailTokensService, NoticesService];
    return {
      module: MailModule,
      global: true,
      providers: [...own, ...mailProviders(env, AccountMailsService), Imprint, NewsletterMails],
      exports: [...own, MailboxLimit, MailOrdersRepository],
    };
  }
}
