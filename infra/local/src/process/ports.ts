import { createServer } from 'node:net';
import { Problem } from './problem.js';

/** A free port, chosen by the system. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'));
        else resolve(address.port);
      });
    });
  });
}

/** @param advice how to choose another port @throws Problem if the port is in use */
export function requirePort(
  port: number,
  host: string,
  purpose: string,
  advice: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE' ? 'is taken by another program' : `(${error.message})`;
      reject(new Problem(`Port ${port} for ${purpose} ${why}. ${advice}`));
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}

/** Ports that browsers and `fetch` block (Fetch standard), among those that `PORT` can produce. */
const PORTS_WITHOUT_FETCH = new Set([
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080],
]);

/** @throws Problem naming the port and what it is for */
export function requireFetchablePort(port: number, purpose: string, advice: string): void {
  if (!PORTS_WITHOUT_FETCH.has(port)) return;
  const why = 'is one that every browser refuses to open, because another protocol uses it';
  throw new Problem(`Port ${port} for ${purpose} ${why}. ${advice}`);
}
