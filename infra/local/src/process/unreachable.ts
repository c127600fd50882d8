import { connect } from 'node:net';

const PATIENCE_MS = 2_000;
const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  'postgres:': 5432,
  'postgresql:': 5432,
  'redis:': 6379,
  'rediss:': 6379,
};

/** @param urls by name @returns names with addresses that accept no connection */
export async function unreachable(urls: Readonly<Record<string, string>>): Promise<string[]> {
  const each = Object.entries(urls).map(async ([name, text]) => {
    const { protocol, hostname, port } = new URL(text);
    const host = hostname.replaceAll(/[[\]]/g, '');
    const at = Number(port) || (DEFAULT_PORTS[protocol] ?? 0);
    return (await accepts(host, at)) ? [] : [`${name} at ${hostname}:${at}`];
  });
  return (await Promise.all(each)).flat();
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: PATIENCE_MS });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
