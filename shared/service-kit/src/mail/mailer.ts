import { createTransport, type Transporter } from 'nodemailer';
import type { OnApplicationShutdown } from '@nestjs/common';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

const PATIENCE_MS = 15_000;

/** Hands mails to the operator's SMTP server (RFC 5321). */
export class Mailer implements OnApplicationShutdown {
  readonly #transport: Transporter;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    this.#transport = createTransport(
      smtpUrl,
      // Mails are made of nothing but our words: no template may read a file or an address.
      { disableFileAccess: true, disableUrlAccess: true },
    );
  }

  /** @throws Error when the server does not take the mail */
  async send(mail: Mail): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the mail server does not answer')), PATIENCE_MS);
    });
    try {
      // The address as an object: a name in it can't turn into more addresses.
      const to = { name: '', address: mail.to };
      await Promise.race([this.#transport.sendMail({ ...mail, to, from: this.from }), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  onApplicationShutdown(): void {
    this.#transport.close();
  }
}
