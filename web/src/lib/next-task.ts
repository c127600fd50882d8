/** What follows is a task of its own, so that a press is answered in between. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  // Safari can't yield.
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
