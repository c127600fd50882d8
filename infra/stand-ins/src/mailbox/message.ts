import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type Message = {
  id: string;
  /** The envelope's recipients, comma-separated. */
  to: string;
  from: string;
  reply_to: string;
  subject: string;
  text: string;
  html: string;
  received_at: string;
};

/** Parses a raw mail (RFC 5322 and MIME). */
async function readMessage(raw: Uint8Array, recipients: string[]): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  return {
    id: randomUUID(),
    to: recipients.join(', '),
    from: mail.from?.address ?? '',
    reply_to: mail.replyTo?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    received_at: new Date().toISOString(),
  };
}

const keptMessages = 500;

export class MessageList {
  private messages: Message[] = [];

  add(message: Message): void {
    this.messages = [message, ...this.messages].slice(0, keptMessages);
  }

  all(): readonly Message[] {
    return this.messages;
  }

  find(id: string): Message | undefined {
    return this.messages.find((message) => message.id === id);
  }
}

const maxBytes = 10 * 1024 * 1024;

/** Accepts every mail and relays none (RFC 5321). */
export function smtpSink(
  take: (message: Message) => void,
  isRefusing = () => false,
  isUnknown: (recipient: string) => boolean = () => false,
): SMTPServer {
  return new SMTPServer({
    banner: 'Likeness local mailbox',
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: maxBytes,
    onMailFrom: (_address, _session, done) => done(isRefusing() ? new Error('not now') : null),
    onRcptTo: ({ address }, _session, done) => {
      const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
      done(isUnknown(address) ? refusal : null);
    },
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const read = async () => take(await readMessage(await buffer(stream), recipients));
      read().then(() => done(), done);
    },
  });
}
