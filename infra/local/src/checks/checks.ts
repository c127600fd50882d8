import { inSlots, runCommand } from '../terminal/command.js';
import { printStep, timed, type StepResult } from '../terminal/steps.js';

/** Root npm scripts that need no running services, slowest first. */
export const CHECKS = ['lint', 'boundaries', 'unused', 'formatted', 'secrets', 'advisories'];

const SLOTS = [1, 2];

/** Output of a passed check that the user should see. */
const NOTE = /^note: .+$/gm;

const notesIn = (output: string) => (output.match(NOTE) ?? []).join('\n');

/** Runs two checks in parallel and prints the output of failures. */
export async function runChecks(root: string): Promise<StepResult[]> {
  return inSlots(SLOTS, CHECKS, (name) => runCheck(root, name));
}

export async function runCheck(root: string, name: string): Promise<StepResult> {
  let said = '';
  const result = await timed(name, async () => {
    const { ok, output } = await runCommand('npm', ['run', '--silent', name], { cwd: root });
    said = ok ? notesIn(output) : output.trim();
    return ok;
  });
  if (said) console.log(said);
  printStep(result);
  return result;
}
