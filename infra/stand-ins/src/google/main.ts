import { serveStandIn } from '../serving/serve.js';
import { readGoogleEnvironment } from './env.js';
import { googleServer } from './google-server.js';

const env = readGoogleEnvironment();
const server = googleServer({
  clientId: env.GOOGLE_CLIENT_ID,
  clientSecret: env.GOOGLE_CLIENT_SECRET,
  siteUrl: env.PUBLIC_URL,
});
await serveStandIn(server, { host: env.HOST, port: env.PORT });
