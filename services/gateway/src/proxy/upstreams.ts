import type { UpstreamName } from '../routing/routes.js';

/** Base address of each service. */
export class Upstreams {
  constructor(readonly urls: Readonly<Record<UpstreamName, string>>) {}
}
