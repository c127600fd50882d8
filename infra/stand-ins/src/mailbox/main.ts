import { z } from 'zod';
import { readEnvironment } from '../serving/env.js';
import { serveStandIn } from '../serving/serve.js';
import { mailboxServer } from './mailbox-server.js';
import { MessageList, smtpSink } from './message.js';

const { HOST, PORT, SMTP_PORT } = readEnvironment({ SMTP_PORT: z.coerce.number().int() });
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
