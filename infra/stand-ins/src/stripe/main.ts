import { join } from 'node:path';
import { z } from 'zod';
import { readEnvironment } from '../serving/env.js';
import { serveStandIn } from '../serving/serve.js';
import { stripeServer } from './stripe-server.js';
import { StripeWorld } from './stripe-world.js';

const lookEveryMs = 30_000;

const env = readEnvironment({
  DATA_DIR: z.string().min(1),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_WEBHOOK_URL: z.url(),
});
const world = new StripeWorld({
  journal: join(env.DATA_DIR, 'stripe', 'journal.jsonl'),
  webhook: { url: env.STRIPE_WEBHOOK_URL, secret: env.STRIPE_WEBHOOK_SECRET, firstRetryMs: 1_000 },
});
const server = stripeServer(world, env.STRIPE_SECRET_KEY);
const timer = setInterval(() => world.renewals.catchUp(), lookEveryMs);
await serveStandIn(server, { host: env.HOST, port: env.PORT }, () => {
  clearInterval(timer);
  return Promise.resolve();
});
