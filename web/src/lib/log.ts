/** Notes for whoever looks into the browser's console; people using the page are told elsewhere. */
export function logFault(message: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the one place that writes there
  console.warn(message, error);
}
