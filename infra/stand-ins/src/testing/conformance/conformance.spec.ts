import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGoogle } from '../running-google.js';
import { startMailbox } from '../running-mailbox.js';
import { freePort, startProgram } from '../running-program.js';
import { startStripe } from '../running-stripe.js';
import { googleConformance, googleOptions } from './google-conformance.js';
import { mailboxConformance } from './mailbox-conformance.js';
import { secretKey, stripeConformance, webhookSecret } from './stripe-conformance.js';

const program = 'the program of npm start';
const peer = 'the peer of service tests';
const folder = mkdtempSync(join(tmpdir(), 'stand-ins-'));
afterAll(() => rmSync(folder, { recursive: true }));

stripeConformance(program, (webhookUrl) =>
  startProgram('stripe', {
    DATA_DIR: folder,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_WEBHOOK_URL: webhookUrl,
  }),
);
stripeConformance(peer, async (url) => {
  const webhook = { url, secret: webhookSecret, firstRetryMs: 20 };
  const { url: ownUrl, close } = await startStripe({ secretKey, webhook });
  return { url: ownUrl, close };
});

googleConformance(program, () =>
  startProgram('google', {
    PUBLIC_URL: googleOptions.siteUrl,
    GOOGLE_CLIENT_ID: googleOptions.clientId,
    GOOGLE_CLIENT_SECRET: googleOptions.clientSecret,
  }),
);
googleConformance(peer, async () => {
  const { issuerUrl, close } = await startGoogle(googleOptions);
  return { url: issuerUrl, close };
});

mailboxConformance(program, async () => {
  const smtpPort = await freePort();
  const { url, close } = await startProgram('mailbox', { SMTP_PORT: String(smtpPort) });
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, pageUrl: url, close };
});
mailboxConformance(peer, async () => {
  const { url, pageUrl, close } = await startMailbox();
  return { smtpUrl: url, pageUrl, close };
});
