import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export async function startAuthPeer() {
  const people = new Map<string, string>();
  const server = createServer((request, response) => {
    const answer = async () => {
      const { email } = JSON.parse(await text(request)) as { email: string };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ user_id: people.get(email.toLowerCase()) ?? null }));
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    people,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
