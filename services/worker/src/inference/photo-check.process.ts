import { ERRORS } from '@likeness/contracts/errors/catalogue';
import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import { sharp } from '@likeness/service-kit/pictures/picture-library';
import { FaceAnalyser } from '../analysis/face-analyser.js';
import { photoAdvice } from '../analysis/photo-advice.js';
import { checkPhoto } from '../analysis/photo-verdict.js';
import { PhotoComparison } from '../engines/portrait/compare-photos.js';
import { examplePhoto } from '../engines/studio/warm-up.js';
import { decodeImage } from '../imaging/decode.js';
import { NudityCheck } from './nudity-check.js';
import type { DecoderSettings, ModelReport } from './process-settings.js';
import { serveTasks } from './serve-tasks.js';
import type { PhotoTask } from './upload-checks.js';

serveTasks(async ({ providers, threads, isWarmedUp }: DecoderSettings, store) => {
  sharp.concurrency(threads);
  const analyser = await FaceAnalyser.load({ providers, threads });
  const { provider, rejectedProviders: rejected } = analyser;
  const report: ModelReport = { provider, rejected };
  const read = async (objectKey: string) => decodeImage(await store.read(objectKey));
  const comparison = new PhotoComparison(analyser, read);
  const nudity = new NudityCheck({ threads });
  const check = async (objectKey: string): Promise<PhotoVerdict> => {
    const photo = await read(objectKey);
    const verdict = await checkPhoto(analyser, photo);
    if (!verdict.ok) return verdict;
    if (await nudity.refuses(photo)) {
      return { ok: false, code: 'PHOTO_NUDITY', detail: ERRORS.PHOTO_NUDITY.message };
    }
    const { box, pose } = verdict.face;
    const advice = photoAdvice(verdict.face, verdict.otherFaces) ?? undefined;
    return { ok: true, turn: verdict.turn, face: { box, ...pose }, advice };
  };
  const run = async (task: PhotoTask) =>
    'check' in task ? check(task.check) : comparison.of(task.compare);
  if (isWarmedUp) await checkPhoto(analyser, await examplePhoto());
  return { report, run };
});
