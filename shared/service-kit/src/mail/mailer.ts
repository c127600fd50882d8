import pTimeout from 'p-timeout';
import { type Transporter, createTransport } from 'nodemailer';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { z } from 'zod';
import type { Letter } from './letter.js';
import { MailFrameSettings, framed } from './mail-frame.js';
import type { MailOrder } from './mail-orders.repository.js';

export type Mail = Letter & { readonly to: string };

const PATIENCE_MS = 15_000;

export abstract class MailSettings {
  abstract readonly smtpUrl: string;
  abstract readonly from: string;
  /** Answers go to the sender without it. */
  abstract readonly replyTo: string | undefined;
}

/** Other commands concern our account at the mail server, not one mail. */
const refusalSchema = z.object({
  command: z.enum(['RCPT TO', 'DATA']),
  responseCode: z.int().min(500),
  response: z.string(),
});

/** The reply of a mail server that will never accept this mail (RFC 5321, 4.2.1). */
export function finalRefusal(error: unknown): string | undefined {
  return refusalSchema.safeParse(error).data?.response;
}

@Injectable()
export class Mailer implements OnApplicationShutdown {
  readonly #transport: Transporter;

  constructor(
    @Inject(MailSettings) private readonly settings: MailSettings,
    @Inject(MailFrameSettings) private readonly frame: MailFrameSettings,
  ) {
    this.#transport = createTransport(
      settings.smtpUrl,
      // Mails contain only our text, so no template may read a file or URL.
      { disableFileAccess: true, disableUrlAccess: true },
    );
  }

  async send(mail: Mail): Promise<void> {
    // An address object prevents a name from adding recipients.
    const to = { name: '', address: mail.to };
    const { subject } = mail;
    const content = { subject, ...framed(mail, this.frame) };
    const { from, replyTo } = this.settings;
    await pTimeout(this.#transport.sendMail({ ...content, to, from, replyTo }), {
      milliseconds: PATIENCE_MS,
      message: 'the mail server does not answer',
    });
  }

  onApplicationShutdown(): void {
    this.#transport.close();
  }
}

export abstract class MailWriter {
  /** May run more than once per order. @returns undefined to skip the mail */
  abstract write(order: MailOrder): Promise<Mail | undefined>;
}
