import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';

type Network = ReturnType<typeof ipaddr.parseCIDR>;

export class ClientAddresses {
  constructor(private readonly trusted: readonly Network[]) {}

  /** Follows `X-Forwarded-For` through trusted hops. IPv6 becomes /64; mapped IPv4 is unwrapped. */
  of(request: IncomingMessage): string {
    const parsed = this.#parse(request);
    return parsed ? format(parsed) : 'unknown';
  }

  /** Undefined for a trusted proxy. */
  ofPeer(socket: Socket): string | undefined {
    const peer = parse(socket.remoteAddress ?? '');
    return peer && !this.#isTrusted(peer) ? format(peer) : undefined;
  }

  isIn(request: IncomingMessage, networks: readonly Network[]): boolean {
    const client = this.#parse(request);
    return client !== undefined && isWithin(client, networks);
  }

  #parse(request: IncomingMessage): Address | undefined {
    let client = parse(request.socket.remoteAddress ?? '');
    const header = request.headers['x-forwarded-for'];
    const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
    for (let hop = hops.pop(); hop !== undefined; hop = hops.pop()) {
      if (!client || !this.#isTrusted(client)) break;
      const next = parse(hop.trim());
      if (!next) break;
      client = next;
    }
    return client;
  }

  #isTrusted(address: Address): boolean {
    return isWithin(address, this.trusted);
  }
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** @param trusted addresses or networks in CIDR notation */
export function clientAddresses(trusted: readonly string[]): ClientAddresses {
  return new ClientAddresses(parseNetworks(trusted));
}

export function parseNetworks(networks: readonly string[]): Network[] {
  return networks.map((text) => {
    if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
    const address = ipaddr.process(text);
    return [address, address.kind() === 'ipv4' ? 32 : 128] as Network;
  });
}

function isWithin(address: Address, networks: readonly Network[]): boolean {
  return networks.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  );
}

function parse(text: string): Address | undefined {
  return ipaddr.isValid(text) ? ipaddr.process(text) : undefined;
}

function format(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${network.toString()}/64`;
}
