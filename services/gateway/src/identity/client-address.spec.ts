import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddresses, parseNetworks } from './client-address.js';

const addresses = clientAddresses(['10.0.0.0/8', '192.0.2.7', '2001:db8:ffff::/48']);

function from(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

describe('the client address', () => {
  it.each([
    ['the peer itself', '198.51.100.4', undefined, '198.51.100.4'],
    ['a claim of an unknown peer is not believed', '198.51.100.4', '203.0.113.9', '198.51.100.4'],
    ['a claim of a trusted network', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['a claim of a trusted address', '192.0.2.7', '203.0.113.9', '203.0.113.9'],
    ['only the nearest untrusted hop', '10.1.2.3', '1.1.1.1, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
    ['the outermost of trusted hops', '10.1.2.3', '10.8.8.8, 10.9.9.9', '10.8.8.8'],
    ['a broken claim is not believed', '10.1.2.3', 'localhost', '10.1.2.3'],
    ['an empty claim is not believed', '10.1.2.3', '', '10.1.2.3'],
    ['IPv6 is its /64', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['IPv6 behind an IPv6 proxy', '2001:db8:ffff::1', '2001:db8:5:6:7::1', '2001:db8:5:6::/64'],
    ['mapped IPv4 is unwrapped', '::ffff:198.51.100.4', undefined, '198.51.100.4'],
    ['a mapped trusted proxy', '::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['a socket that is gone', undefined, undefined, 'unknown'],
  ])('%s', (_case, peer, forwarded, expected) => {
    expect(addresses.of(from(peer, forwarded))).toBe(expected);
  });

  it.each([
    ['198.51.100.4', undefined, true],
    ['::ffff:198.51.100.4', undefined, true],
    ['2001:db8:7::1', undefined, true],
    ['10.1.2.3', '198.51.100.4', true],
    ['203.0.113.9', '198.51.100.4', false],
    ['10.1.2.3', undefined, false],
    ['127.0.0.1', undefined, false],
  ])('%s forwarding %s is in the named networks: %s', (peer, forwarded, expected) => {
    const networks = parseNetworks(['198.51.100.0/24', '2001:db8:7::/48']);
    expect(addresses.isIn(from(peer, forwarded), networks)).toBe(expected);
  });

  it.each([
    ['198.51.100.4', '198.51.100.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['10.1.2.3', undefined],
    [undefined, undefined],
  ])('at the end of a connection of %s is %s', (remoteAddress, expected) => {
    expect(addresses.ofPeer({ remoteAddress } as Socket)).toBe(expected);
  });
});
