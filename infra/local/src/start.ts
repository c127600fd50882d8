import { inheritedEnvironment, readEnvironment } from './env.js';
import { exitWithProblem } from './process/problem.js';
import { runStack } from './stack/run-stack.js';

try {
  const stack = await runStack(readEnvironment(), inheritedEnvironment());
  if (process.argv.includes('--watch')) stack.reloadOnChange();
} catch (error) {
  exitWithProblem(error);
}
