export abstract class HealthCheck {
  abstract readonly name: string;
  readonly isVital: boolean = true;

  abstract check(): Promise<unknown>;
}
