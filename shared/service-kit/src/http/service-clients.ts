import type { ServiceName } from '@likeness/contracts/names/services';
import { Inject, type Provider } from '@nestjs/common';
import { InternalTokens } from '../identity/internal-token.js';
import { SERVICE_NAME } from '../identity/principal.guard.js';
import { InternalClient } from './internal-client.js';

/** The gateway and the worker serve no internal calls. */
type Called = Exclude<ServiceName, 'gateway' | 'worker'>;

const tokenOf = (service: Called) => `client:${service}`;

export const ServiceClient = (service: Called) => Inject(tokenOf(service));

export function serviceClients(urls: Partial<Record<Called, string>>): Provider[] {
  const known = Object.entries(urls) as [Called, string][];
  return known.map(([to, baseUrl]) => ({
    provide: tokenOf(to),
    useFactory: (tokens: InternalTokens, from: ServiceName) =>
      new InternalClient(tokens, { from, to, baseUrl }),
    inject: [InternalTokens, SERVICE_NAME],
  }));
}
