import { inheritedEnvironment, readEnvironment } from './env.js';
import { exitWithProblem } from './process/exit-with-problem.js';
import { runStack } from './stack/run-stack.js';

try {
  await runStack(readEnvironment(), inheritedEnvironment());
} catch (error) {
  exitWithProblem(error);
}
