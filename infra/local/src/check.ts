import { runChecks } from './checks/checks.js';
import { repositoryRoot } from './repository-root.js';
import { endOnSignal } from './terminal/command.js';

endOnSignal();

const results = await runChecks(repositoryRoot);
const failed = results.filter(({ ok }) => !ok).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
