import { readEnvironment } from '../serving/env.js';
import { serveStandIn } from '../serving/serve.js';
import { newStamper, timeStampServer } from './stamper.js';

const { HOST, PORT } = readEnvironment({});
const stamp = await newStamper();
await serveStandIn(
  timeStampServer((request) => stamp(request)),
  { host: HOST, port: PORT },
);
