import { Problem } from './problem.js';

/** Prints why the program can't go on, without a stack where the reader can solve it. */
export function exitWithProblem(error: unknown): void {
  console.error(error instanceof Problem ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
