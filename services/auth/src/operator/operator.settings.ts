import type { SecretSeal } from './secret-seal.js';

export abstract class OperatorSettings {
  abstract readonly seal: SecretSeal | undefined;
  abstract readonly host: string;
}
