import { z } from 'zod';
import { repositoryRoot } from './repository-root.js';
import { runCommand } from './terminal/command.js';

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      fixAvailable: z.union([
        z.boolean(),
        z.object({ name: z.string(), version: z.string() }).loose(),
      ]),
    }),
  ),
});
const WORTH_TELLING = ['high', 'critical'];

/** Notes on production packages from `npm audit --json`. A registry may not answer. */
function notesOnAdvisories(output: string): string[] {
  const report = reportSchema.safeParse(jsonIn(output));
  if (!report.success) return ['advisories were not looked at: the registry does not tell them'];
  return Object.entries(report.data.vulnerabilities)
    .filter(([, { severity }]) => WORTH_TELLING.includes(severity))
    .map(([name, { severity, range, fixAvailable }]) => {
      const fix =
        typeof fixAvailable === 'object' ? `${fixAvailable.name} ${fixAvailable.version}` : '';
      return [`${name} ${range} has a ${severity} advisory`, fix && `fixed in ${fix}`]
        .filter(Boolean)
        .join(', ');
    });
}

function jsonIn(output: string): unknown {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

const LIMIT_MS = 8_000;
const AUDIT = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=6000'];

// New advisories are no fault of a commit: report them, but never fail.
const { output } = await runCommand('npm', AUDIT, { cwd: repositoryRoot, limitMs: LIMIT_MS });
for (const note of notesOnAdvisories(output)) console.log(`note: ${note}`);
