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

export abstract class MailSettings {
  abstract readonly smtpUrl: string;
  abstract readonly from: string;
}

@Injectable()
export class Mailer implements OnApplicationShutdown {
  readonly #transport: Transporter;

  constructor(@Inject(MailSettings) private readonly settings: MailSettings) {
    this.#transport = createTransport(
      settings.smtpUrl,
      // Mails contain only our text, so no template may read a file or URL.
      { disableFileAccess: true, disableUrlAccess: true },
    );
  }

  async send(mail: Mail): Promise<void> {
    // An address object prevents a name from adding recipients.
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
