/**
 * A named question whether something the service needs works now. `/health` asks every provider of
 * this kind.
 */
export abstract class HealthCheck {
  abstract readonly name: string;
  /** False for what the service can do most of its work without; it is told all the same. */
  readonly isVital: boolean = true;

  /** @throws when it does not work */
  abstract check(): Promise<unknown>;
}
