import { getPriority, setPriority } from 'node:os';
import { sharp } from '@likeness/service-kit/pictures/picture-library';
import { examineFile } from '../provenance/examine-file.js';
import { Provenance } from '../provenance/provenance.js';
import type { DecoderSettings } from './process-settings.js';
import { serveTasks } from './serve-tasks.js';
import type { ProvenanceTask } from './upload-checks.js';

/** Of 19: behind uploads and portraits, but not starved on a busy machine. */
const NICENESS = 2;

serveTasks(async ({ provenance: settings, threads }: DecoderSettings, store) => {
  // Without privileges a process can't become less nice than its parent made it.
  setPriority(Math.max(NICENESS, getPriority()));
  sharp.concurrency(threads);
  const provenance = await Provenance.open(settings);
  const run = async ({ objectKey }: ProvenanceTask) =>
    examineFile(await store.read(objectKey), provenance);
  return { report: null, run };
});
