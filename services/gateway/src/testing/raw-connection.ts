import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type RawConnection = {
  readonly socket: Socket;
  received(): string;
  ended(): Promise<string>;
};

export async function openRaw(url: string, allowHalfOpen = false): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen });
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
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

export function head(path: string, length: number, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host: 'likeness.test', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\ncontent-length: ${length}\r\n\r\n`;
}
