import { inheritedEnvironment, readEnvironment } from '@likeness/local/env';
import { runStack } from '@likeness/local/stack/run-stack';
import { serviceProcesses } from '@likeness/local/stack/service-processes';
import { clocked, linked } from './scene.js';

/** Short: processes die often here, and backoff would dominate the recovery time. */
const LONGEST_PAUSE_MS = 1_000;

/** `npm start` with breakable clocks and network links. */
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
