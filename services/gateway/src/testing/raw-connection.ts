import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that is written to byte by byte, as no HTTP client would. */
export type RawConnection = {
  readonly socket: Socket;
  /** All that has come so far. */
  received(): string;
  /** @returns all that came, when the other side has ended it */
  ended(): Promise<string>;
};

/** @param allowHalfOpen go on sending after the other side has ended */
export async function openRaw(url: string, allowHalfOpen = false): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen });
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  // A reset is an end too.
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await Promise.race([once(socket, 'connect'), closed]);
  return {
    socket,
    received: () => text,
    ended: async () => {
      await closed;
      return text;
    },
  };
}

/** The beginning of a request with a body of `length` bytes. */
export function head(path: string, length: number, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host: 'likeness.test', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\ncontent-length: ${length}\r\n\r\n`;
}
