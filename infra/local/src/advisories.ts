import { notesOnAdvisories } from './checks/advisories.js';
import { repositoryRoot } from './repository-root.js';
import { runCommand } from './terminal/command.js';

const LIMIT_MS = 8_000;
const AUDIT = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=6000'];

// New advisories are no fault of a commit: report them, but never fail.
const { output } = await runCommand('npm', AUDIT, { cwd: repositoryRoot, limitMs: LIMIT_MS });
for (const note of notesOnAdvisories(output)) console.log(`note: ${note}`);
