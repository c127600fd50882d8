import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';

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
export async function readMessage(raw: Uint8Array, recipients: string[]): Promise<Message> {
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
