export function logFault(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.warn(message, error);
}
