import { getPriority, setPriority } from 'node:os';
import { sharp } from '@likeness/service-kit/pictures/picture-library';
import { examineFile } from '../provenance/examine-file.js';
import { Provenance } from '../provenance/provenance.js';
import { type DecoderSettings, READER_NICENESS } from './process-settings.js';
import { serveTasks } from './serve-tasks.js';
import type { ProvenanceTask } from './upload-checks.js';

serveTasks(async ({ provenance: settings, threads }: DecoderSettings, parent) => {
  // Without privileges a process can't become less nice than its parent made it.
  setPriority(Math.max(READER_NICENESS, getPriority()));
  sharp.concurrency(threads);
  const provenance = await Provenance.open(settings);
  const run = async ({ objectKey }: ProvenanceTask) =>
    examineFile(await parent.read(objectKey), provenance, parent);
  return { report: null, run };
});
