import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { until } from './until.js';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type SunkMail = { to: string; subject: string; text: string; html: string };

/** A real SMTP server that keeps what it is given. */
export async function startMailSink() {
  const mails: SunkMail[] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refusing ? new Error('not now') : null),
    onData: (stream, session, done) => {
      const read = async () => {
        const parsed = await PostalMime.parse(await buffer(stream));
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address).join(', '),
          subject: parsed.subject ?? '',
          text: parsed.text ?? '',
          html: parsed.html ?? '',
        });
      };
      read().then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  const to = (address: string) => mails.filter((mail) => mail.to === address);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    to,
    refuse(value: boolean): void {
      refusing = value;
    },
    /** Waits for the mail of that number to an address, counted from 1. */
    async mail(address: string, number = 1): Promise<SunkMail> {
      await until(() => to(address).length >= number, `mail ${number} to ${address}`);
      return to(address)[number - 1] as SunkMail;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The token of the link in a mail. */
export function tokenIn({ text }: SunkMail): string {
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no token in: ${text}`);
  return token;
}
