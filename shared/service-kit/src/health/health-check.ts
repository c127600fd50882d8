export abstract class HealthCheck {
  abstract readonly name: string;
  /** False for optional dependencies, which `/health` still reports. */
  readonly isVital: boolean = true;

  abstract check(): Promise<unknown>;
}
