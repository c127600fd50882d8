import { z } from 'zod';
import { readEnvironment } from '../serving/env.js';
import { serveStandIn } from '../serving/serve.js';
import { googleServer } from './google-server.js';

const env = readEnvironment({
  PUBLIC_URL: z.url(),
  GOOGLE_CLIENT_ID: z.string(),
  GOOGLE_CLIENT_SECRET: z.string(),
});
const server = googleServer({
  clientId: env.GOOGLE_CLIENT_ID,
  clientSecret: env.GOOGLE_CLIENT_SECRET,
  siteUrl: env.PUBLIC_URL,
});
await serveStandIn(server, { host: env.HOST, port: env.PORT });
