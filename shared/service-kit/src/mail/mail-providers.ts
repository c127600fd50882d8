import type { Provider, Type } from '@nestjs/common';
import { MailboxLimit } from '../limits/mailbox-limit.js';
import { settings } from '../wiring/settings.js';
import { MailDispatchService } from './mail-dispatch.service.js';
import { MailFrameSettings, operatorLines } from './mail-frame.js';
import { MailOrdersRepository } from './mail-orders.repository.js';
import { MailSettings, MailWriter, Mailer } from './mailer.js';

type MailEnv = {
  readonly SMTP_URL: string;
  readonly MAIL_FROM: string;
  readonly PUBLIC_URL: string;
  readonly OPERATOR_NAME?: string | undefined;
  readonly OPERATOR_ADDRESS?: string | undefined;
  readonly SUPPORT_EMAIL?: string | undefined;
};

export function mailProviders(env: MailEnv, writer: Type<MailWriter>): Provider[] {
  return [
    settings(MailSettings, {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      replyTo: env.SUPPORT_EMAIL || undefined,
    }),
    settings(MailFrameSettings, {
      siteUrl: env.PUBLIC_URL,
      operator: operatorLines(env.OPERATOR_NAME, env.OPERATOR_ADDRESS),
    }),
    Mailer,
    MailboxLimit,
    MailOrdersRepository,
    MailDispatchService,
    { provide: MailWriter, useClass: writer },
  ];
}
