import { runRehearsal } from '../rehearsal/run-rehearsal.js';
import { rehearse } from './rehearse.js';

await runRehearsal('restore', rehearse);
