import { serveStandIn } from '../serving/serve.js';
import { readMailboxEnvironment } from './env.js';
import { mailboxServer } from './mailbox-server.js';
import { MessageList } from './message-list.js';
import { smtpSink } from './smtp-sink.js';

const { HOST, PORT, SMTP_PORT } = readMailboxEnvironment();
const messages = new MessageList();
const smtp = smtpSink((message) => messages.add(message));
await new Promise<void>((resolve, reject) => {
  smtp.on('error', reject);
  smtp.listen(SMTP_PORT, HOST, resolve);
});
await serveStandIn(
  mailboxServer(messages),
  { host: HOST, port: PORT },
  () => new Promise((resolve) => smtp.close(() => resolve())),
);
