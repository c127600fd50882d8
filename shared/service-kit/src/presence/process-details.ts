/** What a process tells operators of itself besides its name and health; providers of it are found. */
export abstract class ProcessDetails {
  /** By name: `engines`, `providers`. */
  abstract details(): Readonly<Record<string, readonly string[]>>;
}
