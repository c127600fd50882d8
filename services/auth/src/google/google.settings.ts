import type { GoogleClient } from './google-strategy.js';

export abstract class GoogleSettings {
  abstract readonly client: GoogleClient | undefined;
  abstract readonly redirects: ReadonlySet<string>;
}
