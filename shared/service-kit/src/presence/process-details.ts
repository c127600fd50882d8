export abstract class ProcessDetails {
  abstract details(): Readonly<Record<string, readonly string[]>>;
}
