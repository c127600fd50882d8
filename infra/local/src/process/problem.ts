/** An error that the operator can solve; shown without a stack. */
export class Problem extends Error {}

/** Omits the stack of a problem that the user can solve. */
export function exitWithProblem(error: unknown): void {
  console.error(error instanceof Problem ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
