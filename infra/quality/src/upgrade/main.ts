import { exitWithProblem } from '@likeness/local/process/exit-with-problem';
import { runRehearsal } from '../rehearsal/run-rehearsal.js';
import { lastRelease } from './last-release.js';
import { rehearseUpgrade } from './rehearse.js';

try {
  const release = lastRelease(process.argv[2]);
  await runRehearsal('upgrade', (tell) => rehearseUpgrade(release, tell));
} catch (error) {
  exitWithProblem(error);
}
