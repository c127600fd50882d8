import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The baseline for the overhead benchmark: a proxy in plain Node. */
const [service = ''] = process.argv.slice(2);
/** Closes idle connections before the service does, so that none closes on reuse. */
const IDLE_MS = 2_000;
const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
const server = createServer((asked, answer) => {
  const { method, url, headers } = asked;
  const passed = request(service + url, { agent, method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  passed.once('error', () => answer.destroy());
  asked.pipe(passed);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('disconnect', () => process.exit());
