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
