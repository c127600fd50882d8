import { exitWithProblem } from '../process/exit-with-problem.js';
import { LocalStack } from './local-stack.js';
import { stopOnSignals } from './stop-on-signals.js';

/** Runs a stack until it is told to stop; a start that fails ends the process with its reason. */
export async function runStack(
  ...parts: ConstructorParameters<typeof LocalStack>
): Promise<LocalStack> {
  // People's photos are for this account alone; folders may be passed through, not listed.
  process.umask(0o066);
  // A terminal that was closed takes no more output; stopping in order matters more.
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
