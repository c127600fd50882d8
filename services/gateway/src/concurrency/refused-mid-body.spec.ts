import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@likeness/testing/until';
import { gatewaySuite, head, openRaw } from '../testing/running-gateway.js';

const LINGER_MS = 3_000;
const TIMES = { headersMs: 1_000, bodyMs: 10_000, answerMs: 10_000, lingerMs: LINGER_MS };
const LENGTH = 100_000_000;

describe('a request that is refused while its body is on its way', () => {
  const gateway = gatewaySuite({}, TIMES);

  it.each(['keep-alive', 'close'])(
    'of a client that asks for connection: %s can be sent on without a reset',
    async (connection) => {
      const client = await openRaw(gateway.url, true);
      const failures: Error[] = [];
      client.socket.on('error', (error) => failures.push(error));
      client.socket.write(head('/api/images/face-consent', LENGTH, { connection }));
      await until(() => client.received().includes('BODY_TOO_LARGE'));
      for (let sent = 0; sent < 20; sent += 1) {
        client.socket.write(Buffer.alloc(64 * 1024));
        await sleep(20);
      }
      expect(failures).toEqual([]);
      client.socket.destroy();
    },
  );
});
