import { inheritedEnvironment, readEnvironment } from '@likeness/local/env';
import { runStack } from '@likeness/local/stack/run-stack';
import { serviceProcesses } from '@likeness/local/stack/service-processes';
import { clocked } from './clocks.js';
import { linked } from './links.js';

/** Processes die here all the time: waiting longer after each death would measure the supervisor. */
const LONGEST_PAUSE_MS = 1_000;

/** What `npm start` runs, each process with a clock and network links that can be broken. */
await runStack(readEnvironment(), inheritedEnvironment(), (context) =>
  serviceProcesses(context).map((spec) => ({
    ...spec,
    longestPauseMs: LONGEST_PAUSE_MS,
    env: {
      ...spec.env,
      ...linked(spec.name, spec.env, context.ports.gateway),
      ...clocked(spec.name, context.dataDir),
    },
  })),
);
