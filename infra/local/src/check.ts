import { runChecks } from './checks/checks.js';
import { repositoryRoot } from './repository-root.js';
import { killCommands } from './terminal/command.js';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(signal, () => {
    killCommands();
    process.exit(130);
  });
}
// The listener must not keep this process alive.
process.channel?.unref();

const results = await runChecks(repositoryRoot);
const failed = results.filter(({ ok }) => !ok).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
