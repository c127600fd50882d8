import { createServer, type AddressInfo } from 'node:net';
import { freePort } from './ports.js';
import { unreachable } from './unreachable.js';

it('names what accepts no connection', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const closed = await freePort();
  const urls = {
    Postgres: `postgres://user:secret@127.0.0.1:${closed}/likeness`,
    Redis: `redis://:secret@127.0.0.1:${port}/0`,
  };
  await expect(unreachable(urls)).resolves.toEqual([`Postgres at 127.0.0.1:${closed}`]);
  server.close();
});
