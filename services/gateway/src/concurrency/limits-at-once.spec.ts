import { until } from '@likeness/testing/until';
import type { Env } from '../env.js';
import {
  type GatewayUnderTest,
  head,
  newVisitor,
  openRaw,
  type RawConnection,
  socketsOf,
  startGatewayUnderTest,
} from '../testing/running-gateway.js';

const UPLOADS = '/api/images/uploads';
const MIB = 1024 * 1024;

describe('at once', () => {
  let gateway: GatewayUnderTest;
  const { opened, join } = socketsOf({
    get url() {
      return gateway.url;
    },
  });
  const clients: RawConnection[] = [];
  let [arrived, seen] = [0, 0];

  async function start(changes: Partial<Env>): Promise<void> {
    gateway = await startGatewayUnderTest(changes);
    [arrived, seen] = [0, 0];
    gateway.images.answerWith((request) => {
      arrived += 1;
      request.resume();
      request.on('error', () => undefined);
    });
  }
  afterEach(async () => {
    for (const { socket } of clients.splice(0)) socket.destroy();
    await gateway.close();
  });

  async function client(): Promise<RawConnection> {
    const opened = await openRaw(gateway.url);
    clients.push(opened);
    return opened;
  }

  async function stalled(address: string, cookie = newVisitor().cookie): Promise<RawConnection> {
    const opened = await client();
    opened.socket.write(`${head(UPLOADS, MIB, { 'x-forwarded-for': address, cookie })}begun`);
    return opened;
  }

  async function refusal(connection: RawConnection): Promise<string> {
    await until(() => connection.received().includes('\r\n\r\n{'));
    return connection.received();
  }

  async function isLetIn(connection: RawConnection, requests = 1): Promise<void> {
    seen += requests;
    await until(() => arrived === seen, 'the service is asked');
    expect(connection.received()).toBe('');
  }

  it('one address opens so many connections; the next is closed, one given back is free', async () => {
    await start({ MAX_CONNECTIONS_PER_ADDRESS: 5 });
    for (let count = 0; count < 5; count += 1) await client();
    const [first] = clients;
    expect(await (await client()).ended()).toBe('');
    first?.socket.destroy();
    const server = gateway.app.getHttpServer();
    await until(
      async () =>
        new Promise<boolean>((resolve) =>
          server.getConnections((_error, count) => resolve(count === 4)),
        ),
    );
    expect((await gateway.fetch('/')).status).toBe(200);
  });

  it('a trusted proxy opens as many connections as it has clients', async () => {
    await start({ MAX_CONNECTIONS_PER_ADDRESS: 5, TRUSTED_PROXIES: ['127.0.0.1'] });
    for (let count = 0; count < 20; count += 1) await client();
    expect((await gateway.fetch('/')).status).toBe(200);
  });

  it('one address has so many requests unanswered, however many connections they share', async () => {
    await start({ MAX_REQUESTS_PER_ADDRESS: 3, TRUSTED_PROXIES: ['127.0.0.1'] });
    const pipelined = await client();
    const request =
      'GET /api/images/x HTTP/1.1\r\nhost: likeness.test\r\nx-forwarded-for: 198.51.100.4\r\n\r\n';
    pipelined.socket.write(request.repeat(3));
    await isLetIn(pipelined, 3);
    const refused = await gateway.fetch('/', { headers: { 'x-forwarded-for': '198.51.100.4' } });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const other = await gateway.fetch('/', { headers: { 'x-forwarded-for': '198.51.100.5' } });
    expect(other.status).toBe(200);
  });

  it('one address sends so many large bodies, an IPv6 customer counting as one', async () => {
    await start({ MAX_UPLOADS_PER_ADDRESS: 2, TRUSTED_PROXIES: ['127.0.0.1'] });
    await isLetIn(await stalled('2001:db8:1:2::1'));
    await isLetIn(await stalled('2001:db8:1:2:ffff::9'));
    const refused = await refusal(await stalled('2001:db8:1:2:3::3'));
    expect(refused).toMatch(/^HTTP\/1\.1 429 /);
    expect(refused).toMatch(/retry-after: 5/i);
    await isLetIn(await stalled('2001:db8:1:3::1'));
  });

  it('one person sends so many large bodies, from wherever', async () => {
    await start({ MAX_UPLOADS_PER_PERSON: 2, TRUSTED_PROXIES: ['127.0.0.1'] });
    const { cookie } = newVisitor();
    await isLetIn(await stalled('198.51.100.4', cookie));
    await isLetIn(await stalled('198.51.100.5', cookie));
    expect(await refusal(await stalled('198.51.100.6', cookie))).toMatch(/^HTTP\/1\.1 429 /);
    clients[0]?.socket.destroy();
    await until(async () => {
      const next = await stalled('198.51.100.6', cookie);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return next.received() === '';
    });
  });

  it('all together send so many large bodies, while small ones go through', async () => {
    await start({ MAX_UPLOADS: 2, TRUSTED_PROXIES: ['127.0.0.1'] });
    await isLetIn(await stalled('198.51.100.4'));
    await isLetIn(await stalled('198.51.100.5'));
    const refused = await refusal(await stalled('198.51.100.6'));
    expect(refused).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused).toContain('"code":"QUEUE_FULL"');
    const small = await gateway.fetch('/api/lenses/anonymous/portrait', {
      method: 'POST',
      body: 'x'.repeat(1_000),
    });
    expect(small.status).toBe(200);
  });

  it.each([['polling'], ['websocket']])(
    'one address has so many live sockets by %s, and more when some end',
    async (transport) => {
      await start({ MAX_SOCKETS_PER_ADDRESS: 3 });
      const isLetIn = async () => {
        const joined = await join({ cookie: newVisitor().cookie }, { transports: [transport] });
        return !(joined instanceof Error);
      };
      const first = [await isLetIn(), await isLetIn(), await isLetIn(), await isLetIn()];
      expect(first).toEqual([true, true, true, false]);
      if (transport === 'polling') {
        const refused = await gateway.fetch('/api/events?EIO=4&transport=polling');
        expect(refused.status).toBe(429);
        expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      }
      opened[0]?.disconnect();
      await until(isLetIn);
    },
  );
});
