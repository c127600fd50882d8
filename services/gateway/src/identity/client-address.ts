import type { IncomingMessage } from 'node:http';
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

  /** Whether the client is on this machine or in its private network. */
  isPrivate(request: IncomingMessage): boolean {
    const range = this.#parse(request)?.range();
    return range === 'loopback' || range === 'private' || range === 'uniqueLocal';
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
    return this.trusted.some(
      ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
    );
  }
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** @param networks addresses or networks in CIDR notation */
export function clientAddresses(networks: readonly string[]): ClientAddresses {
  return new ClientAddresses(
    networks.map((text) => {
      if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
      const address = ipaddr.process(text);
      return [address, address.kind() === 'ipv4' ? 32 : 128] as Network;
    }),
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
