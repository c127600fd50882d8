import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type Message, readMessage } from './message.js';

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
