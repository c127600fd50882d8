import { exitWithProblem } from '../process/problem.js';
import { LocalStack } from './local-stack.js';
import { killCommands } from '../terminal/command.js';

/** Runs a stack until a signal; exits with the reason if the start fails. */
export async function runStack(
  ...parts: ConstructorParameters<typeof LocalStack>
): Promise<LocalStack> {
  // Photos are private to this account; folders may be traversed, not listed.
  process.umask(0o066);
  // A closed terminal accepts no output, but the stack must still stop in order.
  process.stdout.on('error', () => {});
  try {
    const stack = new LocalStack(...parts);
    stopOnSignals(stack);
    await stack.start();
    return stack;
  } catch (error) {
    exitWithProblem(error);
    process.exit();
  }
}

/** Stops in order on the first signal or the parent's end; immediately on the second signal. */
function stopOnSignals(stack: LocalStack): void {
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
