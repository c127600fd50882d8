import { runCommand } from '../terminal/command.js';
import { printStep, timed, type StepResult } from '../terminal/steps.js';

/** The checks that need no running part: npm scripts of the root, heaviest first. */
const checks = ['lint', 'types', 'boundaries', 'unused', 'formatted'];

const lanes = 2;

/** Runs every check, two at a time, and prints what each failing one said. */
export async function runChecks(root: string): Promise<StepResult[]> {
  const waiting = [...checks];
  const results: StepResult[] = [];
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      results.push(await runCheck(root, name));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

async function runCheck(root: string, name: string): Promise<StepResult> {
  let said = '';
  const result = await timed(name, async () => {
    const { ok, output } = await runCommand('npm', ['run', '--silent', name], { cwd: root });
    said = ok ? '' : output.trim();
    return ok;
  });
  printStep(result);
  if (said) console.log(`${said}\n`);
  return result;
}
