import { Problem } from './problem.js';

/** Omits the stack of a problem that the user can solve. */
export function exitWithProblem(error: unknown): void {
  console.error(error instanceof Problem ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
