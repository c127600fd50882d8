/** Starts a new task, so that the browser can handle a click in between. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  // Safari lacks `scheduler.yield`.
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
