import { exitWithProblem } from '../process/exit-with-problem.js';
import { LocalStack } from './local-stack.js';
import { stopOnSignals } from './stop-on-signals.js';

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
