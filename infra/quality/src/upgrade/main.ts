import { runRehearsal } from '../rehearsal/run-rehearsal.js';
import { lastTag } from './last-release.js';
import { rehearseUpgrade } from './rehearse.js';

const [release = lastTag()] = process.argv.slice(2);
await runRehearsal('upgrade', (tell) => rehearseUpgrade(release, tell));
