import { runCommand } from '../terminal/command.js';
import { inLanes } from '../terminal/lanes.js';
import { printStep, timed, type StepResult } from '../terminal/steps.js';

/** The checks that need no running part: npm scripts of the root, heaviest first. */
export const CHECKS = [
  'lint',
  'types',
  'boundaries',
  'unused',
  'formatted',
  'secrets',
  'advisories',
];

const LANES = [1, 2];

/** What a check that passed wants to be seen. */
const NOTE = /^note: .+$/gm;

const notesIn = (output: string) => (output.match(NOTE) ?? []).join('\n');

/** Runs every check, two at a time, and prints what each failing one said. */
export async function runChecks(root: string): Promise<StepResult[]> {
  return inLanes(LANES, CHECKS, (name) => runCheck(root, name));
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
