import { createTransport, type Transporter } from 'nodemailer';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pTimeout from 'p-timeout';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

const PATIENCE_MS = 15_000;

/** The operator's mail server, and whom its mails are from. */
export abstract class MailSettings {
  abstract readonly smtpUrl: string;
  abstract readonly from: string;
}

/** Hands mails to the operator's SMTP server (RFC 5321). */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  readonly #transport: Transporter;

  constructor(@Inject(MailSettings) private readonly settings: MailSettings) {
    this.#transport = createTransport(
      settings.smtpUrl,
      // Mails are made of nothing but our words: no template may read a file or an address.
      { disableFileAccess: true, disableUrlAccess: true },
    );
  }

  /** @throws Error when the server does not take the mail */
  async send(mail: Mail): Promise<void> {
    // The address as an object: a name in it can't turn into more addresses.
    const to = { name: '', address: mail.to };
    await pTimeout(this.#transport.sendMail({ ...mail, to, from: this.settings.from }), {
      milliseconds: PATIENCE_MS,
      message: 'the mail server does not answer',
    });
  }

  onApplicationShutdown(): void {
    this.#transport.close();
  }
}
