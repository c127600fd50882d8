export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Ends with a reconnection at the latest. */
export const waitOrReconnect = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });
