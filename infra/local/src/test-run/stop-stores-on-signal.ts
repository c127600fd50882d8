import { killCommands } from '../terminal/command.js';
import type { ThrowAwayStores } from './throw-away-stores.js';

/** An interrupted or orphaned run must not leave its databases running. */
export function stopStoresOnSignal(stores: readonly ThrowAwayStores[]): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.on(signal, () => {
      killCommands();
      for (const each of stores) each.kill();
      process.exit(130);
    });
  }
  // The listener must not keep this process alive.
  process.channel?.unref();
}
