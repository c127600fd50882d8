import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';

type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** Tells the address of the client a request comes from. */
export class ClientAddresses {
  constructor(private readonly trusted: readonly Network[]) {}

  /**
   * The peer's address, or what trusted proxies say in `X-Forwarded-For`, read from the nearest
   * hop outwards as far as each hop is trusted. IPv6 is reduced to its /64 network, which is what
   * one customer is given; IPv4 mapped into IPv6 is unwrapped (RFC 4291, 2.5.5.2).
   */
  of(request: IncomingMessage): string {
    const parsed = this.#parse(request);
    return parsed ? format(parsed) : 'unknown';
  }

  /** The address at the other end of a connection; undefined for a trusted proxy's. */
  ofPeer(socket: Socket): string | undefined {
    const peer = parse(socket.remoteAddress ?? '');
    return peer && !this.#isTrusted(peer) ? format(peer) : undefined;
  }

  /** Whether the client is in one of these networks. */
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

/** @param networks addresses or networks in CIDR notation */
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
