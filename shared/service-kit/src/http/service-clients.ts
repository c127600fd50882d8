import type { ServiceName } from '@likeness/contracts/calls/call-definition';
import { Inject, type Provider } from '@nestjs/common';
import { InternalTokens } from '../identity/internal-token.js';
import { SERVICE_NAME } from '../identity/principal.guard.js';
import { InternalClient } from './internal-client.js';

/** Services that others call; what the gateway and the worker serve is asked by nobody. */
type Called = Exclude<ServiceName, 'gateway' | 'worker'>;

const tokenOf = (service: Called) => `client:${service}`;

/** Asks for the client that calls another service. */
export const ServiceClient = (service: Called) => Inject(tokenOf(service));

/** A client for each of the services that this one calls, by where it is. */
export function serviceClients(urls: Partial<Record<Called, string>>): Provider[] {
  const known = Object.entries(urls) as [Called, string][];
  return known.map(([to, baseUrl]) => ({
    provide: tokenOf(to),
    useFactory: (tokens: InternalTokens, from: ServiceName) =>
      new InternalClient(tokens, { from, to, baseUrl }),
    inject: [InternalTokens, SERVICE_NAME],
  }));
}
