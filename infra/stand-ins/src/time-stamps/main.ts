import { readEnvironment } from '../serving/env.js';
import { serveStandIn } from '../serving/serve.js';
import { newStamper } from './stamper.js';
import { timeStampServer } from './time-stamp-server.js';

const { HOST, PORT } = readEnvironment({});
const stamp = await newStamper();
await serveStandIn(
  timeStampServer((request) => stamp(request)),
  { host: HOST, port: PORT },
);
