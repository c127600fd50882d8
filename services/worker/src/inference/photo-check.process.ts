import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import { sharp } from '@likeness/service-kit/pictures/picture-library';
import { openObjectStore } from '@likeness/service-kit/storage/open-object-store';
import { FaceAnalyser } from '../analysis/face-analyser.js';
import { checkPhoto } from '../analysis/photo-verdict.js';
import { examplePhoto } from '../engines/studio/rehearse.js';
import { decodeImage } from '../raster/decode.js';
import type { ModelReport, ProcessSettings } from './process-settings.js';
import { serveTasks } from './serve-tasks.js';

/** A process of its own: looks at stored photos, one at a time. */
serveTasks(async ({ storage, providers, threads, modelsDir, isRehearsed }: ProcessSettings) => {
  sharp.concurrency(threads);
  const store = openObjectStore(storage);
  const analyser = await FaceAnalyser.load({ providers, threads, modelsDir });
  const { provider, rejectedProviders: rejected } = analyser;
  const report: ModelReport = { provider, rejected };
  const run = async (objectKey: string): Promise<PhotoVerdict> => {
    const verdict = await checkPhoto(analyser, await decodeImage(await store.read(objectKey)));
    if (!verdict.ok) return verdict;
    const { box, pose } = verdict.face;
    return { ok: true, turn: verdict.turn, face: { box, ...pose } };
  };
  if (isRehearsed) await checkPhoto(analyser, await examplePhoto());
  return { report, run };
});
