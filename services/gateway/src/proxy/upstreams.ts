import type { UpstreamName } from '../routing/routes.js';

export class Upstreams {
  constructor(readonly urls: Readonly<Record<UpstreamName, string>>) {}
}
