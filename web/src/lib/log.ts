export function logFault(message: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the one place that writes there
  console.warn(message, error);
}
