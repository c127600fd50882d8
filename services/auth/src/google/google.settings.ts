import type { GoogleClient } from './google-strategy.js';

/** Who this site is to Google, and where people may come back to. */
export abstract class GoogleSettings {
  /** Undefined where the operator has set no client. */
  abstract readonly client: GoogleClient | undefined;
  abstract readonly redirects: ReadonlySet<string>;
}
