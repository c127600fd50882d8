import { inheritedEnvironment, readEnvironment } from '@likeness/local/env';
import { runStack } from '@likeness/local/stack/run-stack';
import { serviceProcesses } from '@likeness/local/stack/service-processes';
import { clocked } from './clocks.js';
import { linked } from './links.js';

/** What `npm start` runs, each process with a clock and network links that can be broken. */
await runStack(readEnvironment(), inheritedEnvironment(), (context) =>
  serviceProcesses(context).map((spec) => ({
    ...spec,
    env: { ...spec.env, ...linked(spec.name, spec.env), ...clocked(spec.name, context.dataDir) },
  })),
);
