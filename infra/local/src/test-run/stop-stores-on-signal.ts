import { killCommands } from '../terminal/command.js';
import type { ThrowAwayStores } from './throw-away-stores.js';

/** A run that is interrupted, or whose starter is gone, must not leave its databases behind. */
export function stopStoresOnSignal(stores: readonly ThrowAwayStores[]): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.on(signal, () => {
      killCommands();
      for (const each of stores) each.kill();
      process.exit(130);
    });
  }
  // Listening for its end must not keep this process alive.
  process.channel?.unref();
}
