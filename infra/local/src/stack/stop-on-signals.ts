import { killCommands } from '../terminal/command.js';
import type { LocalStack } from './local-stack.js';

/** Stops in order on the first signal or the parent's end; immediately on the second signal. */
export function stopOnSignals(stack: LocalStack): void {
  let asked = false;
  const onSignal = () => {
    if (asked) {
      stack.kill();
      process.exit(130);
    }
    asked = true;
    void stack.stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.on('disconnect', () => !asked && onSignal());
  process.on('exit', () => {
    stack.kill();
    killCommands();
  });
}
