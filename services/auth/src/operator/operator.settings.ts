import type { SecretSeal } from './secret-seal.js';

/** What seals second factors. Without it nobody operates by the page. */
export abstract class OperatorSettings {
  abstract readonly seal: SecretSeal | undefined;
  /** Whose page an authenticator app lists. */
  abstract readonly host: string;
}
