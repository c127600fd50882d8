import type { Provider, Type } from '@nestjs/common';
import { settings } from '../wiring/settings.js';
import { MailDispatchService } from './mail-dispatch.service.js';
import { MailOrdersRepository } from './mail-orders.repository.js';
import { MailWriter } from './mail-writer.js';
import { Mailer, MailSettings } from './mailer.js';

export function mailProviders(
  env: { readonly SMTP_URL: string; readonly MAIL_FROM: string },
  writer: Type<MailWriter>,
): Provider[] {
  return [
    settings(MailSettings, { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM }),
    Mailer,
    MailOrdersRepository,
    MailDispatchService,
    { provide: MailWriter, useClass: writer },
  ];
}
